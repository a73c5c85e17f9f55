/* The page that lists the templates: draws their pictures, and hides what is not sought. */
(() => {
  const byId = (id) => document.getElementById(id);
  const templates = JSON.parse(document.querySelector('script.templates').textContent)
    .map((each) => Object.assign(each, { shapes: each.shapes.map(Search.shape) }));
  const plates = Array.from(document.querySelectorAll('.plate'));
  const WIDE = 9;
  const HIGH = 6;
  const ORDER = ['', Search.STONE, Search.FREE, Search.OUTSIDE];
  const WORDS = { '': 'anything', X: 'stone', '.': 'free', '#': 'not part of it' };
  const KEYS = { x: Search.STONE, X: Search.STONE, '.': Search.FREE, '#': Search.OUTSIDE, Delete: '', Backspace: '' };
  /** What is drawn: the size, and the signs of cells by name. */
  let grid = { cols: WIDE, rows: HIGH, signs: new Map() };
  let focused = 'a1';

  // The pictures.

  function look(template) {
    const black = new Set(template.black);
    const white = new Set(template.white);
    const carrier = new Set(template.carrier);
    return (cell) => ({
      classes: carrier.has(cell) ? 'carrier' : '',
      stone: black.has(cell) ? 'black' : white.has(cell) ? 'white' : '',
      label: template.labels[cell] || '',
      mark: '',
    });
  }

  function drawThumb(template, plate) {
    const { svg } = Board.draw(template, {
      look: look(template), links: [], mirrored: false, coordinates: false,
    });
    svg.removeAttribute('width');
    svg.setAttribute('aria-hidden', 'true');
    plate.querySelector('.thumb').appendChild(svg);
  }

  // The grid to draw on.

  function gridBoard() {
    const visible = [];
    for (let row = 0; row < grid.rows; row++) {
      for (let col = 0; col < grid.cols; col++) {
        visible.push(Certificate.name(col, row));
      }
    }
    const edge = { _: ['bottom'], '^': ['top'] }[byId('edge').value] || [];
    return { cols: grid.cols, rows: grid.rows, visible, edges: edge };
  }

  function seen(cell) {
    const sign = grid.signs.get(cell) || '';
    return {
      classes: sign === Search.FREE ? 'carrier' : '',
      stone: sign === Search.STONE ? 'black' : '',
      label: '',
      mark: sign === Search.OUTSIDE ? '\u00d7' : sign === '' ? ' ' : '',
    };
  }

  function drawGrid() {
    const drawn = Board.draw(gridBoard(), { look: seen, links: [], mirrored: false, coordinates: false });
    drawn.svg.removeAttribute('width');
    drawn.svg.setAttribute('role', 'application');
    drawn.svg.setAttribute('aria-label', 'Cells to draw on');
    drawn.svg.setAttribute('aria-describedby', 'how');
    drawn.cells.forEach((group, cell) => {
      const words = cell + ', ' + WORDS[grid.signs.get(cell) || ''];
      Board.element('title', {}, group).textContent = words;
      group.setAttribute('role', 'button');
      group.setAttribute('aria-label', words);
      group.setAttribute('tabindex', cell === focused ? '0' : '-1');
      group.classList.add('open');
      group.addEventListener('click', () => change(cell));
    });
    const holder = byId('grid');
    const hadFocus = holder.contains(document.activeElement);
    holder.textContent = '';
    holder.appendChild(drawn.svg);
    if (hadFocus) {
      drawn.cells.get(focused).focus();
    }
  }

  function change(cell) {
    const at = ORDER.indexOf(grid.signs.get(cell) || '');
    put(cell, ORDER[(at + 1) % ORDER.length]);
  }

  function put(cell, sign) {
    focused = cell;
    if (sign) {
      grid.signs.set(cell, sign);
    } else {
      grid.signs.delete(cell);
    }
    drawGrid();
    seek();
  }

  function gridKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key.indexOf('Arrow') === 0) {
      focused = Board.beside(gridBoard().visible, focused, event.key, false) || focused;
      drawGrid();
    } else if (event.key === 'Enter' || event.key === ' ') {
      change(focused);
    } else if (KEYS[event.key] !== undefined) {
      put(focused, KEYS[event.key]);
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Takes a drawing from a text onto the grid, which grows if need be, at the edge that it has. */
  function take() {
    byId('fault').textContent = '';
    let read;
    try {
      read = Search.read(byId('pasted').value);
    } catch (fault) {
      byId('fault').textContent = fault.message;
      return;
    }
    const cols = Math.max(WIDE, 1 + Math.max.apply(null, read.cells.map((cell) => cell.col)));
    const rows = Math.max(HIGH, read.rows);
    const down = read.edge === '_' ? rows - read.rows : 0;
    grid = {
      cols,
      rows,
      signs: new Map(read.cells.map(
        (cell) => [Certificate.name(cell.col, cell.row + down), cell.sign])),
    };
    focused = 'a1';
    byId('edge').value = read.edge;
    drawGrid();
    seek();
  }

  function clear() {
    grid = { cols: WIDE, rows: HIGH, signs: new Map() };
    focused = 'a1';
    byId('edge').value = '';
    byId('whole').checked = false;
    drawGrid();
    seek();
  }

  // The search.

  function drawing() {
    const cells = Array.from(grid.signs).map(
      ([cell, sign]) => Object.assign({ sign }, Certificate.place(cell)));
    return { cells, edge: byId('edge').value, rows: grid.rows, whole: byId('whole').checked };
  }

  function plain(text) {
    return text.toLowerCase().replace(/[\s_-]+/g, '');
  }

  function isSought(template, drawn) {
    const wanted = plain(byId('wanted').value);
    const chosen = (id) => byId(id).value === '' || byId(id).value === String(template[id]);
    return chosen('kind') && chosen('row') && chosen('stones')
      && [template.name].concat(template.aliases).some((name) => plain(name).indexOf(wanted) >= 0)
      && (drawn.cells.length === 0 || Search.finds(drawn, template.shapes));
  }

  function seek() {
    const drawn = drawing();
    let count = 0;
    templates.forEach((template, i) => {
      const found = isSought(template, drawn);
      plates[i].hidden = !found;
      count += found ? 1 : 0;
    });
    document.querySelectorAll('.shelf').forEach((shelf) => {
      shelf.hidden = !shelf.querySelector('.plate:not([hidden])');
    });
    byId('count').textContent = count === templates.length
      ? 'All ' + count + ' templates are listed.'
      : count + ' of ' + templates.length + ' templates ' + (count === 1 ? 'is' : 'are') + ' listed.';
  }

  function choose() {
    document.body.classList.remove('dark', 'red');
    document.body.classList.add(byId('colors').value);
  }

  function start() {
    templates.forEach((template, i) => drawThumb(template, plates[i]));
    ['wanted', 'kind', 'row', 'stones', 'whole'].forEach((id) => {
      byId(id).addEventListener('input', seek);
      byId(id).addEventListener('change', seek);
    });
    byId('edge').addEventListener('change', () => {
      drawGrid();
      seek();
    });
    byId('colors').addEventListener('change', choose);
    byId('clear').addEventListener('click', clear);
    byId('take').addEventListener('click', take);
    byId('grid').addEventListener('keydown', gridKey);
    // What a browser kept of an earlier visit.
    window.addEventListener('pageshow', () => {
      choose();
      drawGrid();
      seek();
    });
    drawGrid();
    seek();
    document.body.classList.add('ready');
  }

  start();
})();
