/*
 * The moves of a game as links: the main line one below the other, side lines indented below the move
 * that they are played instead of.
 */
const Moves = (() => {
  function make(name, kind, words, parent) {
    const made = Parts.make(name, words, parent);
    made.className = kind;
    return made;
  }

  function addMove(step, view, list) {
    const item = make('li', '', '', list);
    const link = make('a', 'move', '', item);
    link.href = view.address(step);
    link.setAttribute('aria-label', Verdicts.full(view.sides, step));
    make('span', 'dot ' + (step.player || 'none'), '', link);
    make('span', 'played', Verdicts.move(step), link);
    make('span', 'sign ' + (step.mark === '??' ? 'thrown' : 'doubtful'), step.mark, link);
    make('span', 'known ' + Verdicts.kind(step), Verdicts.brief(view.sides, step), link);
    view.links.set(step, link);
    return item;
  }

  /** A line to its end, and below each of its moves what was played instead. */
  function addLine(first, view, list) {
    for (let at = first; at; at = at.next[0]) {
      const item = addMove(at, view, list);
      const others = at.parent && at.parent.next[0] === at ? at.parent.next.slice(1) : [];
      others.forEach((other) => addLine(other, view, make('ol', 'side', '', item)));
    }
  }

  /**
   * Draws them.
   *
   * @param view the `sides`, and the `address` of a step
   * @returns the link of each step
   */
  function draw(game, view, list) {
    const links = new Map();
    list.textContent = '';
    addLine(game.steps[0], Object.assign({ links }, view), list);
    return links;
  }

  return { draw };
})();
