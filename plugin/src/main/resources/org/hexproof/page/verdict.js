/* What is told of a drawing, by the names of the sides in the colours that were chosen. */
const Verdict = (() => {
  function count(number, one, many) {
    return number.toLocaleString('en') + ' ' + (number === 1 ? one : many);
  }

  function fault(sides, told) {
    const column = told.column ? ', column ' + told.column : '';
    const place = told.line ? 'line ' + told.line + column + ': ' : '';
    const hint = told.hint ? ' \u2013 ' + told.hint : '';
    return Words.renamed(Words.SIDES.dark, sides, place + told.message + hint);
  }

  /** Whether nothing is left to find out. */
  function isWhole(scene, known) {
    if (!known) {
      return false;
    }
    if (scene.kind === 'board') {
      return known.isAll;
    }
    return Boolean(known.verdict) && (known.verdict !== 'valid' || known.left === 0);
  }

  /** Whether something is left that a solver may find out. */
  function isOpen(scene, known) {
    return scene.ready && known && !known.fault && known.verdict !== 'undecided' && !isWhole(scene, known);
  }

  function ofBoard(sides, scene, known) {
    const moves = known.isAll && known.winner === scene.toMove
      ? ' with ' + count(known.winning.length, 'move', 'different moves')
      : '';
    return ['pass', sides[known.winner] + ' wins' + moves];
  }

  function ofTemplate(sides, scene, known) {
    if (known.verdict === 'invalid') {
      const at = known.line.length > 0 ? ': ' + sides.white + ' breaks it at ' + known.line[0] : '';
      return ['fail', 'not valid' + at];
    }
    if (known.redundant.length > 0) {
      const place = (cell) => scene.cells.indexOf(cell);
      const cells = known.redundant.slice().sort((one, two) => place(one) - place(two));
      return ['pass', 'valid, not minimal: redundant ' + cells.join(' ')];
    }
    return ['pass', known.left === 0 && known.unknown.length === 0 ? 'valid and minimal' : 'valid'];
  }

  /** A verdict's kind and its words. */
  function of(sides, scene, known) {
    if (!scene.ready || !known) {
      return ['', ''];
    }
    if (known.fault) {
      return ['', fault(sides, known.fault)];
    }
    if (known.verdict === 'undecided') {
      return ['', known.reason];
    }
    if (!known.verdict && !known.winner) {
      return ['', 'being decided'];
    }
    return scene.kind === 'board' ? ofBoard(sides, scene, known) : ofTemplate(sides, scene, known);
  }

  /** How far it is. */
  function progress(scene, known) {
    if (!scene.ready || !known || known.fault) {
      return '';
    }
    const nodes = count(known.nodes, 'position', 'positions');
    return known.left && !isWhole(scene, known)
      ? known.left + ' of ' + count(known.all, 'cell', 'cells') + ' left, ' + nodes
      : nodes;
  }

  function claim(sides, scene, known) {
    if (scene.kind === 'board') {
      return sides[scene.toMove] + ' to move.';
    }
    if (!scene.goal) {
      return 'No goal is marked.';
    }
    const goal = Words.renamed(Words.SIDES.dark, sides, scene.goal);
    return known && known.verdict === 'invalid'
      ? 'No template: ' + sides.white + ', who moves first, can prevent that ' + goal + '.'
      : goal + ', even if ' + sides.white + ' moves first; the carrier has '
        + count(scene.carrier.length, 'empty cell', 'empty cells') + '.';
  }

  /** A section for HexWiki, where Black is Red, around a board in its markup. */
  function section(scene, known, markup) {
    const sides = Words.SIDES.red;
    const found = isWhole(scene, known) ? of(sides, scene, known)[1] : 'not decided yet';
    const title = scene.name || (scene.kind === 'board' ? 'A position' : 'A template');
    return '== ' + title + ' ==\n\n' + markup.trim() + '\n\n'
      + claim(sides, scene, known) + '\n\nFound by a solver: ' + found + '.\n';
  }

  return { fault, of, isWhole, isOpen, progress, section };
})();
