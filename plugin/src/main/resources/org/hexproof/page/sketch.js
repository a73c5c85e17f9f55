/*
 * A board that answers to the mouse, a finger and keys. It is drawn anew whenever something
 * changes; the cell that has the focus stays the same one.
 */
const Sketch = (() => {
  /**
   * A board inside an element.
   *
   * @param act takes the cell that was chosen
   * @param isPainting whether a pointer that is held down chooses each cell it comes to
   */
  function inside(holder, act, isPainting) {
    let board = null;
    let mirrored = false;
    let cells = new Map();
    let focused = '';
    /** The cell that the pressed pointer chose last. */
    let painted = '';

    function draw(scene, view, words) {
      board = scene;
      mirrored = view.mirrored;
      const drawn = Board.draw(scene, view);
      cells = drawn.cells;
      if (!cells.has(focused)) {
        focused = scene.visible[0];
      }
      drawn.svg.setAttribute('role', 'application');
      drawn.svg.setAttribute('aria-label', 'Board. Arrow keys go from cell to cell, Enter does what a click does.');
      cells.forEach((group, cell) => {
        const told = words(cell);
        Board.element('title', {}, group).textContent = told;
        group.setAttribute('role', 'button');
        group.setAttribute('aria-label', told);
        group.setAttribute('tabindex', cell === focused ? '0' : '-1');
        group.classList.add('open');
      });
      const hadFocus = holder.contains(document.activeElement);
      holder.textContent = '';
      holder.appendChild(drawn.svg);
      if (hadFocus) {
        cells.get(focused).focus({ preventScroll: true });
      }
    }

    function choose(cell) {
      focused = cell;
      act(cell);
    }

    function under(event) {
      const seen = document.elementFromPoint(event.clientX, event.clientY);
      const group = seen && holder.contains(seen) && seen.closest('[data-cell]');
      return group ? group.getAttribute('data-cell') : '';
    }

    function pressed(event) {
      const cell = event.button === 0 ? under(event) : '';
      if (cell) {
        painted = cell;
        if (event.pointerType !== 'touch') {
          event.preventDefault();
          cells.get(cell).focus({ preventScroll: true });
        }
        choose(cell);
      }
    }

    function dragged(event) {
      const cell = painted && isPainting() ? under(event) : '';
      if (cell && cell !== painted) {
        painted = cell;
        choose(cell);
      }
    }

    function moveFocus(key) {
      const next = Board.beside(board.visible, focused, key, mirrored);
      if (next) {
        cells.get(focused).setAttribute('tabindex', '-1');
        focused = next;
        cells.get(focused).setAttribute('tabindex', '0');
        cells.get(focused).focus();
      }
    }

    function key(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || !board) {
        return;
      }
      if (event.key.indexOf('Arrow') === 0) {
        moveFocus(event.key);
      } else if (event.key === 'Enter' || event.key === ' ') {
        choose(focused);
      } else {
        return;
      }
      event.preventDefault();
    }

    holder.addEventListener('pointerdown', pressed);
    holder.addEventListener('pointermove', dragged);
    document.addEventListener('pointerup', () => {
      painted = '';
    });
    holder.addEventListener('keydown', key);
    return { draw };
  }

  return { inside };
})();
