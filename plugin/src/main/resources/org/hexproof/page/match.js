/*
 * A game against a proof, with its tree of moves. It draws nothing itself but the tree; `changed` is
 * called when there is something else to see.
 */
const Match = (() => {
  function against(certificate, list, changed) {
    const game = Game.begin(Certificate.read(certificate));
    let current = game.root;
    /** The turns that are open because one comes by them to what is looked at. */
    let path = new Set([game.root]);
    /** Those that somebody opened or closed. */
    const chosen = new Map();

    function isOpen(turn) {
      return chosen.has(turn) ? chosen.get(turn) : path.has(turn);
    }

    /** Looks at a turn; the tree is open as far as `last`. */
    function show(turn, last) {
      current = turn;
      path = new Set(Game.path(last).concat(game.root));
      path.forEach((before) => chosen.delete(before));
      changed();
    }

    function play(cell) {
      if (Game.isEmpty(game, current, cell)) {
        const turn = Game.play(game, current, cell);
        show(turn, turn);
      }
    }

    function drawTree(sides) {
      Tree.draw(game, {
        isOpen,
        current,
        words: (at) => Words.turn(sides, game, at),
        choose: (turn) => show(turn, isOpen(turn) ? turn : turn.parent),
        toggle: (turn) => {
          chosen.set(turn, !isOpen(turn));
          drawTree(sides);
        },
      }, list);
    }

    /** What is seen on the cells of a drawing; stones that only the proof has are not. */
    function look(scene) {
      const needed = new Set(Game.needed(game, current));
      const inside = new Set(game.proof.cells.concat(scene.black, scene.white));
      const carrier = new Set(scene.carrier);
      const moves = Game.path(current)
        .flatMap((turn) => [turn.move, turn.reply])
        .filter((move) => move);
      const has = (side, cell) =>
        inside.has(cell) && (game.winner === side ? current.own : current.other).has(cell);
      const isInside = (cell) => inside.has(cell) || carrier.has(cell) || scene.kind === 'board';
      return (cell) => ({
        classes: needed.has(cell) ? 'carrier' : isInside(cell) ? '' : 'outside',
        stone: has('black', cell) ? 'black' : has('white', cell) ? 'white' : '',
        label: moves.indexOf(cell) < 0 ? '' : String(moves.indexOf(cell) + 1),
        mark: '',
      });
    }

    return {
      play,
      look,
      drawTree,
      links: () => Strategy.links(game.proof, current.state),
      status: (sides) => Words.status(sides, game, current, ['', '']),
      isBegun: () => current.parent !== null,
      moves: () => Game.path(current).slice(1).map((turn) => turn.move),
      back: () => show(current.parent, current.parent),
      restart: () => show(game.root, game.root),
    };
  }

  return { against };
})();
