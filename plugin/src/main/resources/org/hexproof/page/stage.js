/*
 * A board inside an element, on which cells are chosen by a click, or by the arrow keys and Enter. It
 * is drawn anew whenever something changes; the cell that has the focus stays the same one.
 */
const Stage = (() => {
  /** @param choose takes the cell that was chosen */
  function inside(holder, choose) {
    let board = null;
    let mirrored = false;
    let cells = new Map();
    let focused = '';
    let isPlayed = false;

    /**
     * Draws the board.
     *
     * @param view how, as Board wants it
     * @param told the `name` of the board, the `words` of a cell, whether it `isOpen`, and whether
     *     the board `isPlayed`: else it is a picture
     */
    function draw(scene, view, told) {
      board = scene;
      mirrored = view.mirrored;
      isPlayed = told.isPlayed;
      const drawn = Board.draw(scene, view);
      cells = drawn.cells;
      drawn.svg.setAttribute('role', isPlayed ? 'application' : 'img');
      drawn.svg.setAttribute('aria-label', isPlayed
        ? told.name + '. Arrow keys go from cell to cell, Enter plays.'
        : told.name);
      if (!cells.has(focused)) {
        focused = scene.visible[0];
      }
      cells.forEach((group, cell) => {
        const words = told.words(cell);
        Board.element('title', {}, group).textContent = words;
        group.classList.toggle('open', told.isOpen(cell));
        group.addEventListener('click', () => chosen(cell));
        if (isPlayed) {
          group.setAttribute('role', 'button');
          group.setAttribute('aria-label', words);
          group.setAttribute('tabindex', cell === focused ? '0' : '-1');
        }
      });
      const hadFocus = holder.contains(document.activeElement);
      holder.textContent = '';
      holder.appendChild(drawn.svg);
      if (hadFocus && isPlayed) {
        cells.get(focused).focus({ preventScroll: true });
      }
    }

    function chosen(cell) {
      settle(cell);
      choose(cell);
    }

    /** Of all cells the tabulator comes to this one, and the focus if it is in the board. */
    function settle(cell) {
      if (isPlayed) {
        cells.get(focused).setAttribute('tabindex', '-1');
        cells.get(cell).setAttribute('tabindex', '0');
        if (holder.contains(document.activeElement)) {
          cells.get(cell).focus({ preventScroll: true });
        }
      }
      focused = cell;
    }

    function key(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || !isPlayed) {
        return;
      }
      if (event.key.indexOf('Arrow') === 0) {
        settle(Board.beside(board.visible, focused, event.key, mirrored) || focused);
      } else if (event.key === 'Enter' || event.key === ' ') {
        choose(focused);
      } else {
        return;
      }
      event.stopPropagation();
      event.preventDefault();
    }

    holder.addEventListener('keydown', key);
    return { draw };
  }

  return { inside };
})();
