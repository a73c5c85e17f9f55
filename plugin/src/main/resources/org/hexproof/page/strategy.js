/*
 * Plays by a certificate: what the winner still relies on, with the opponent to move, is a list of
 * *tasks*. They use different cells, so that each move of the opponent's is answered in the task
 * where it was made. "Why this is right" in docs/certificates.md gives the reasons.
 *
 * A task is a claim of several ways (`ways`), of which one will do whatever the opponent takes, or
 * a captured pair (`pair`), of which the winner takes one cell if the opponent takes the other.
 * `held` are cells that count as the winner's, since captured pairs and parts are filled in.
 */
const Strategy = (() => {
  function union(one, two) {
    const all = new Set(one);
    two.forEach((cell) => all.add(cell));
    return all;
  }

  /** What a claim leaves to do, where the winner has these stones. */
  function tasks(proof, claim, stones, held) {
    const has = (cell) => stones.has(cell) || held.has(cell);
    const node = proof.node(claim);
    if (node.kind === 'c') {
      const made = node.ways.find((way) => has(way.move));
      return made
        ? tasks(proof, made.claim, stones, held)
        : [{ claim, ways: node.ways, pair: [], held }];
    }
    const fills = node.kind === 'k' || node.kind === 'p';
    const left = node.claims.map((other, i) =>
      tasks(proof, other, stones, fills && i === 0 ? union(held, node.cells) : held));
    const open = node.kind === 'k' && !node.cells.some(has);
    return [].concat.apply(open ? [{ claim, ways: [], pair: node.cells, held }] : [], left);
  }

  function begin(proof, stones) {
    return tasks(proof, proof.end, stones, new Set());
  }

  function cellsOf(proof, task, stones) {
    return task.pair.length > 0
      ? task.pair
      : proof.room(task.claim).filter((cell) => !task.held.has(cell) && !stones.has(cell));
  }

  /** The cells that the opponent may not have yet: the rest of the board is not needed. */
  function room(proof, state, stones) {
    const cells = new Set();
    state.forEach((task) => cellsOf(proof, task, stones).forEach((cell) => cells.add(cell)));
    return cells;
  }

  /**
   * The answer to a move of the opponent's.
   *
   * @param stones the winner's, before it
   * @returns the reply, or '' if none is needed, and the tasks then
   */
  function answer(proof, state, move, stones) {
    const task = state.find((one) => cellsOf(proof, one, stones).indexOf(move) >= 0);
    if (!task) {
      return { reply: '', state };
    }
    if (task.pair.length > 0) {
      const reply = task.pair[1 - task.pair.indexOf(move)];
      return { reply, state: renewed(proof, state, union(stones, [reply])) };
    }
    const way = best(proof, task, move, stones);
    const others = state.filter((one) => one !== task);
    const left = renewed(proof, others, union(stones, [way.move]));
    return { reply: way.move, state: way.tasks.concat(left) };
  }

  /** Of all ways that the move leaves, the one that needs the fewest cells then. */
  function best(proof, task, move, stones) {
    let found = null;
    for (const way of task.ways) {
      if (way.move !== move && !proof.isInRoom(way.claim, move)) {
        const after = union(stones, [way.move]);
        const left = tasks(proof, way.claim, after, task.held);
        const size = room(proof, left, after).size;
        if (!found || size < found.size) {
          found = { move: way.move, tasks: left, size };
        }
      }
    }
    return found;
  }

  /** The tasks with what a new stone settles. */
  function renewed(proof, state, stones) {
    const left = state.map((task) =>
      task.pair.length === 0
        ? tasks(proof, task.claim, stones, task.held)
        : task.pair.some((cell) => stones.has(cell)) ? [] : [task]);
    return [].concat.apply([], left);
  }

  /**
   * The moves of a choice between ways to win, if that is all there is to do: the threats. Of several
   * ways that begin with one move it is the one that needs the fewest cells then.
   *
   * @returns moves, each with the cells that are needed after it
   */
  function threats(proof, state, stones) {
    const found = new Map();
    state.filter((task) => task.ways.length > 0 && !target(proof, task.claim)).forEach((task) => {
      task.ways.forEach((way) => {
        const after = union(stones, [way.move]);
        const cells = Array.from(room(proof, tasks(proof, way.claim, after, task.held), after));
        const known = found.get(way.move);
        if (!known || cells.length < known.length) {
          found.set(way.move, cells);
        }
      });
    });
    return Array.from(found.keys()).map((move) => ({ move, cells: found.get(move) }));
  }

  /** What is joined for good, by which cells: pairs of places, and captured pairs of cells. */
  function links(proof, state) {
    return state
      .map((task) =>
        task.pair.length > 0
          ? { ends: task.pair, cells: task.pair, captured: true }
          : { ends: target(proof, task.claim), cells: proof.room(task.claim), captured: false })
      .filter((link) => link.ends);
  }

  /** The two places that a claim joins; nothing if it is of the goal. */
  function target(proof, claim) {
    const node = proof.node(claim);
    if (node.kind === 'j') {
      return node.ends;
    }
    if (node.kind === 'g') {
      return null;
    }
    return target(proof, node.kind === 'c' ? node.ways[0].claim : node.claims[0]);
  }

  return { begin, answer, room, threats, links };
})();
