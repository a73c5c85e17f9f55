/*
 * A question that a proof answers, and the moves that were tried: the reader plays for the loser,
 * the proof for the winner. Turns make a tree, which grows when a move is made.
 */
const Game = (() => {
  function begin(proof) {
    const loser = proof.winner === 'black' ? 'white' : 'black';
    const own = new Set(proof[proof.winner]);
    const other = new Set(proof[loser]);
    if (proof.move) {
      own.add(proof.move);
    }
    const state = Strategy.begin(proof, own);
    const root = turn(null, '', proof.move, state, own, other);
    return { proof, winner: proof.winner, loser, root };
  }

  /** One turn: the loser's move, the winner's reply ('' if there is none), and what is so then. */
  function turn(parent, move, reply, state, own, other) {
    return { parent, move, reply, state, own, other, turns: new Map() };
  }

  /** The turn after a move to an empty cell. */
  function play(game, from, move) {
    if (!from.turns.has(move)) {
      const answer = Strategy.answer(game.proof, from.state, move, from.own);
      const own = new Set(from.own);
      const other = new Set(from.other);
      other.add(move);
      if (answer.reply) {
        own.add(answer.reply);
      }
      from.turns.set(move, turn(from, move, answer.reply, answer.state, own, other));
    }
    return from.turns.get(move);
  }

  function isEmpty(game, at, cell) {
    return !at.own.has(cell) && !at.other.has(cell) && game.proof.cells.indexOf(cell) >= 0;
  }

  /** The cells that the winner needs then, in reading order. */
  function needed(game, at) {
    const room = Strategy.room(game.proof, at.state, at.own);
    return game.proof.cells.filter((cell) => room.has(cell));
  }

  /** The turns from the first one on. */
  function path(at) {
    return at ? path(at.parent).concat([at]) : [];
  }

  return { begin, play, isEmpty, needed, path };
})();
