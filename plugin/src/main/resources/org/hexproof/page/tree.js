/*
 * The tree of moves, as lists that open and close. Of an open turn all moves into the cells that
 * the winner needs are listed, and others that were made.
 */
const Tree = (() => {
  function moves(game, at) {
    const listed = Game.needed(game, at);
    at.turns.forEach((turn, move) => {
      if (listed.indexOf(move) < 0) {
        listed.push(move);
      }
    });
    return listed;
  }

  /**
   * Draws the tree.
   *
   * @param view whether a turn `isOpen`, the `current` one, `words` of a turn, `choose`, `toggle`
   */
  function draw(game, view, list) {
    const hadFocus = list.contains(document.activeElement);
    list.textContent = '';
    addItem(game, game.root, view, list, 1);
    const current = list.querySelector('[tabindex="0"]');
    if (hadFocus && current) {
      current.focus({ preventScroll: true });
    }
  }

  function addItem(game, at, view, list, level) {
    const item = document.createElement('li');
    const isOpen = view.isOpen(at);
    const isCurrent = at === view.current;
    item.setAttribute('role', 'treeitem');
    item.setAttribute('aria-level', String(level));
    item.setAttribute('aria-selected', String(isCurrent));
    item.setAttribute('tabindex', isCurrent ? '0' : '-1');
    const row = document.createElement('span');
    row.className = 'turn';
    item.appendChild(row);
    const next = moves(game, at);
    const sign = document.createElement('span');
    sign.className = 'sign';
    sign.setAttribute('aria-hidden', 'true');
    if (next.length > 0) {
      item.setAttribute('aria-expanded', String(isOpen));
      sign.textContent = isOpen ? '\u25be' : '\u25b8';
      sign.addEventListener('click', (event) => {
        event.stopPropagation();
        view.toggle(at);
      });
    }
    row.appendChild(sign);
    row.appendChild(document.createTextNode(view.words(at)));
    row.addEventListener('click', () => view.choose(at));
    item.addEventListener('keydown', (event) => press(event, item, at, view));
    list.appendChild(item);
    if (isOpen && next.length > 0) {
      const below = document.createElement('ul');
      below.setAttribute('role', 'group');
      next.forEach((move) => addItem(game, Game.play(game, at, move), view, below, level + 1));
      item.appendChild(below);
    }
  }

  function press(event, item, at, view) {
    const isElsewhere = event.target !== item;
    if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const isOpen = item.getAttribute('aria-expanded');
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const items = Array.from(item.closest('[role=tree]').querySelectorAll('[role=treeitem]'));
      const next = items[items.indexOf(item) + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next) {
        next.firstChild.click();
      }
    } else if (event.key === 'ArrowRight' && isOpen === 'false') {
      view.toggle(at);
    } else if (event.key === 'ArrowRight' && isOpen === 'true') {
      item.querySelector('[role=treeitem]').firstChild.click();
    } else if (event.key === 'ArrowLeft' && isOpen === 'true') {
      view.toggle(at);
    } else if (event.key === 'ArrowLeft' && at.parent) {
      view.choose(at.parent);
    } else {
      return;
    }
    event.stopPropagation();
    event.preventDefault();
  }

  return { draw };
})();
