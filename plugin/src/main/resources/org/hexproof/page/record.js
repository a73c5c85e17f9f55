/*
 * A game as it was recorded: its steps make a tree, whose main line is the game and whose others are
 * side lines. A step is what the page's data has of it, with its stones and its place in the tree.
 */
const Record = (() => {
  function of(data) {
    const steps = [];
    data.steps.forEach((step) => {
      const parent = step.parent === undefined ? null : steps[step.parent];
      const made = Object.assign({}, step, { parent, next: [] });
      if (parent) {
        parent.next.push(made);
      }
      steps.push(made);
    });
    const ids = new Map(steps.map((step) => [step.id, step]));
    return Object.assign({}, data, {
      steps,
      turn: { kind: data.turn.kind, step: steps[data.turn.step] },
      step: (id) => ids.get(id),
    });
  }

  /** The steps from the first one to this one. */
  function path(step) {
    const steps = [];
    for (let at = step; at; at = at.parent) {
      steps.unshift(at);
    }
    return steps;
  }

  /** The whole line through a step, by the main continuation of each step behind it. */
  function line(step) {
    const steps = path(step);
    for (let at = step.next[0]; at; at = at.next[0]) {
      steps.push(at);
    }
    return steps;
  }

  /** The side of the stone on each cell that has one, and the number of the move that put it there. */
  function stones(game, step) {
    const found = new Map();
    ['black', 'white'].forEach((side) =>
      game[side].forEach((cell) => found.set(cell, { side, number: '' })));
    path(step).filter((at) => at.changes).forEach((at) => {
      (at.changes.empty || []).forEach((cell) => found.delete(cell));
      ['black', 'white'].forEach((side) => (at.changes[side] || []).forEach((cell) =>
        found.set(cell, { side, number: at.move ? String(at.number) : '' })));
    });
    return found;
  }

  /** The cells whose stones are the last move. */
  function last(step) {
    if (!step.move) {
      return [];
    }
    const { black, white } = step.changes || {};
    return step.cell ? [step.cell] : (black || []).concat(white || []);
  }

  return { of, path, line, stones, last };
})();
