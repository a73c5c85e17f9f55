/*
 * What is told of a recorded game, by the names of the sides in the colours that were chosen. What
 * is proved and what is estimated have words of their own, which are never mixed.
 */
const Verdicts = (() => {
  const TURNS = { thrown: 'Turning point', doubtful: 'Most doubtful move', none: 'Last position' };

  /** Proved, estimated, or neither. */
  function kind(step) {
    return step.winner ? 'proved' : step.estimate === undefined ? 'unknown' : 'estimated';
  }

  function favourite(step) {
    return step.estimate < 50 ? 'white' : 'black';
  }

  /** As in '0.65', for the side that is preferred. */
  function share(step) {
    return (Math.max(step.estimate, 100 - step.estimate) / 100).toFixed(2);
  }

  /** In a few words. */
  function brief(sides, step) {
    return {
      proved: () => sides[step.winner] + ' wins',
      estimated: () => '\u2248 ' + share(step) + ' ' + sides[favourite(step)],
      unknown: () => 'undecided',
    }[kind(step)]();
  }

  /** What kind of verdict it is. */
  function source(step) {
    return {
      proved: 'proved',
      estimated: 'an estimate, no proof',
      unknown: 'not decided',
    }[kind(step)];
  }

  /** As in '20 f2', or for a step without a move what is there instead. */
  function move(step) {
    return step.move ? step.number + ' ' + step.move : step.parent ? 'set up' : 'Start';
  }

  /** With who made it. */
  function made(sides, step) {
    return move(step) + (step.player ? ' by ' + sides[step.player] : '');
  }

  function full(sides, step) {
    const mark = { '??': ', threw a win away', '?!': ', doubtful by estimate' }[step.mark] || '';
    return made(sides, step) + mark + ', ' + brief(sides, step) + ', ' + source(step);
  }

  /** Where the game turned, around the name of the move: words before and behind it. */
  function turn(sides, game) {
    const by = game.turn.step.player ? ' by ' + sides[game.turn.step.player] : '';
    return {
      thrown: ['Turning point: ', by + ' threw a proved win away.'],
      doubtful: ['Most doubtful by the estimates, which prove nothing: ', by + '.'],
      none: ['No turning point is known. Last position: ', by + '.'],
    }[game.turn.kind];
  }

  /** How much of the main line is proved. */
  function coverage(game) {
    const main = game.steps.filter((step) => step.main);
    const count = (what) => main.filter((step) => kind(step) === what).length;
    const parts = [main.length + (main.length === 1 ? ' position' : ' positions') + ', '
      + count('proved') + ' proved'];
    if (count('estimated') > 0) {
      parts.push(count('estimated') + ' only estimated');
    }
    if (count('unknown') > 0) {
      parts.push(count('unknown') + ' undecided');
    }
    return parts.join(', ') + '.';
  }

  return { TURNS, kind, brief, source, move, made, full, turn, coverage };
})();
