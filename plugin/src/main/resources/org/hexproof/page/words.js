/* What the page says, by the names of the sides in the colours that were chosen. */
const Words = (() => {
  const SIGNS = { pass: '\u2713', fail: '\u2717', undecided: '?' };
  const MOST_NAMED = 30;
  const SIDES = {
    dark: { black: 'Black', white: 'White' },
    light: { black: 'White', white: 'Black' },
    red: { black: 'Red', white: 'Blue' },
    blue: { black: 'Blue', white: 'Red' },
  };

  function signed(verdict, words) {
    return SIGNS[verdict] ? SIGNS[verdict] + ' ' + words : words;
  }

  /** Words of the data, in which the sides have the names that they have in `from`. */
  function renamed(from, sides, words) {
    const names = new RegExp('\\b(' + from.black + '|' + from.white + ')\\b', 'g');
    return words.replace(names, (word) => (word === from.black ? sides.black : sides.white));
  }

  /** A turn, for the tree. */
  function turn(sides, game, at) {
    if (!at.parent) {
      return at.reply ? sides[game.winner] + ' ' + at.reply : 'Start';
    }
    return at.move + ' \u2192 ' + (at.reply || 'no reply needed');
  }

  /**
   * What has happened, and what is so then.
   *
   * @param probe what is known of the move, as `[status, reason]`
   */
  function status(sides, game, at, probe) {
    const winner = sides[game.winner];
    const loser = sides[game.loser];
    const needed = Game.needed(game, at);
    const parts = [];
    if (at.parent) {
      parts.push(loser + ' ' + at.move + '.');
      parts.push(winner + (at.reply ? ' ' + at.reply : ' need not reply') + '.');
    } else if (at.reply) {
      parts.push(winner + ' begins with ' + at.reply + '.');
    }
    if (needed.length === 0) {
      parts.push(winner + ' has won: nothing more is needed.');
    } else {
      parts.push(winner + ' needs ' + listed(needed, ' (' + needed.length + ')') + '.');
      parts.push(loser + ' to move.');
    }
    if (probe[0]) {
      const reason = probe[1] ? ', ' + probe[1] : '';
      parts.push(renamed(SIDES.dark, sides, 'The move ' + at.move + ' is ' + probe[0] + reason + '.'));
    }
    const threats = Strategy.threats(game.proof, at.state, at.own);
    if (threats.length > 0) {
      parts.push(winner + ' threatens ' + threats.map((each) => threat(game, each)).join(', and ') + '.');
    }
    return parts.join(' ');
  }

  /** A move with the cells that are needed after it, in reading order. */
  function threat(game, { move, cells }) {
    const carrier = game.proof.cells.filter((cell) => cells.indexOf(cell) >= 0);
    return move + (carrier.length > 0 ? ' with ' + listed(carrier, '') : '');
  }

  /** Cells by their names, or how many there are if they are more than one takes in. */
  function listed(cells, behind) {
    return cells.length > MOST_NAMED ? cells.length + ' cells' : cells.join(' ') + behind;
  }

  /** A cell, for those who don't see it. */
  function cell(sides, name, look) {
    const words = [name, look.stone ? sides[look.stone] : 'empty'];
    if (look.label) {
      words.push(look.label);
    }
    if (look.classes === 'carrier') {
      words.push('needed');
    }
    if (look.mark) {
      words.push(look.mark === 'i' ? 'inferior' : 'redundant');
    }
    return words.join(', ');
  }

  return { SIDES, signed, renamed, turn, status, cell };
})();
