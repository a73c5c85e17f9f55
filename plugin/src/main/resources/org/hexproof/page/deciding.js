/*
 * Decides what is drawn, in slices, so that it can be told how far it is. All that was begun for an
 * earlier drawing is stopped when another one comes.
 */
const Deciding = (() => {
  /** How long a solver works before it tells how far it is, in milliseconds. */
  const SLICE = 1000;
  const solvers = [];
  /** Counts the drawings; what is answered for an earlier one is not told any more. */
  let turn = 0;
  let isBusy = false;

  function solver(number) {
    while (solvers.length <= number) {
      solvers.push(Asking.respondent());
    }
    return solvers[number];
  }

  /** Stops what is being decided. */
  function stop() {
    turn++;
    if (isBusy) {
      solvers.forEach((one) => one.stop());
    }
    isBusy = false;
  }

  /** Asks until there is an answer; `tell` gets what is known before. */
  async function persist(number, question, args, tell) {
    const mine = turn;
    for (;;) {
      isBusy = true;
      const reply = await solver(number).ask(question, Object.assign({ millis: String(SLICE) }, args));
      if (mine !== turn) {
        return null;
      }
      if (!reply.again) {
        return reply;
      }
      tell(reply);
    }
  }

  /** Asks each of many questions, as many at a time as there are cores. */
  async function each(question, texts, tell) {
    let next = 0;
    async function work(number) {
      while (next < texts.length) {
        const args = texts[next++];
        const reply = await persist(number, question, args, () => {});
        if (!reply) {
          return;
        }
        tell(args, reply);
      }
    }
    await Promise.all(Array.from({ length: Math.min(Asking.cores, texts.length) }, (_, i) => work(i)));
  }

  function done() {
    isBusy = false;
  }

  /**
   * Decides a template: whether it is valid, then each cell and stone, whether it is needed.
   *
   * @param found takes what is known so far: `verdict`, `line`, `redundant`, `left`, `nodes`, `fault`
   */
  async function template(text, found) {
    const mine = turn;
    const known = { nodes: 0, redundant: [], unknown: [], left: null, line: [], verdict: '' };
    const tell = (news) => mine === turn && found(Object.assign(known, news));
    tell({});
    const reply = await persist(0, 'valid', { text }, (part) => tell({ nodes: part.nodes }));
    if (!reply) {
      return;
    }
    if (reply.fault || reply.verdict !== 'valid') {
      done();
      tell(reply);
      return;
    }
    tell(reply);
    const parts = await solver(0).ask('weakenings', { text });
    if (mine !== turn) {
      return;
    }
    if (parts.fault) {
      done();
      tell(parts);
      return;
    }
    tell({ left: parts.cells.length, all: parts.cells.length });
    await each('needed', parts.cells.map((cell) => ({ text, cell })), (args, answer) => {
      if (mine !== turn) {
        return;
      }
      if (answer.verdict === 'redundant') {
        known.redundant.push(args.cell);
      } else if (answer.verdict !== 'needed') {
        known.unknown.push(args.cell);
      }
      tell({ left: known.left - 1, nodes: known.nodes + (answer.nodes || 0) });
    });
    if (mine === turn) {
      done();
      tell({});
    }
  }

  /** Decides a whole board: who wins, then with which moves. */
  async function board(text, found) {
    const mine = turn;
    const known = { nodes: 0, winner: '', winning: [], line: [], isAll: false };
    const tell = (news) => mine === turn && found(Object.assign(known, news));
    tell({});
    const reply = await persist(0, 'winner', { text }, (part) => tell({ nodes: part.nodes }));
    if (!reply) {
      return;
    }
    if (reply.fault || !reply.winner) {
      done();
      tell(reply);
      return;
    }
    tell(reply);
    const before = known.nodes;
    const moves = await persist(0, 'moves', { text }, (part) =>
      tell({ winning: part.winning, nodes: before + part.nodes }));
    if (moves) {
      done();
      tell(moves.verdict === 'decided'
        ? { winning: moves.winning, nodes: before + moves.nodes, isAll: true }
        : moves);
    }
  }

  /** One further question about the drawing that is being looked at. */
  async function ask(question, args, tell) {
    const reply = await persist(0, question, args, tell);
    if (reply) {
      done();
    }
    return reply;
  }

  return { template, board, ask, stop, isBusy: () => isBusy };
})();
