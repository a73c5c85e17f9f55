/* The keys and buttons of the laboratory. */
const Controls = (() => {
  const TOOLS = { p: 'play', b: 'black', w: 'white', e: 'empty', o: 'outside', g: 'goal' };

  function listen(id, event, what) {
    document.getElementById(id).addEventListener(event, what);
  }

  function listenEach(selector, event, what) {
    document.querySelectorAll(selector).forEach((part) =>
      part.addEventListener(event, () => what(part)));
  }

  function pageKey(event, page) {
    const isTyping = event.target.matches('select, textarea, input[type=search]');
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping) {
      return;
    }
    if (TOOLS[event.key]) {
      page.take(TOOLS[event.key]);
    } else if (event.key === 'u' || event.key === 'Backspace') {
      page.step(-1);
    } else if (event.key === 'r') {
      page.step(1);
    } else {
      return;
    }
    event.preventDefault();
  }

  function paste(event, page) {
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() && !event.target.matches('input')) {
      event.preventDefault();
      document.getElementById('pasted').value = text;
      page.readPasted(text);
    }
  }

  /** Lets them do what the page can do. */
  function bind(page) {
    document.addEventListener('keydown', (event) => pageKey(event, page));
    document.addEventListener('paste', (event) => paste(event, page));
    window.addEventListener('hashchange', page.follow);
    listenEach('input[name=tool]', 'change', (input) => page.take(input.value));
    listenEach('[data-edge]', 'change', (box) =>
      page.edit('edge', { edge: box.getAttribute('data-edge'), on: String(box.checked) }));
    listenEach('[data-side]', 'click', (button) =>
      page.edit('grow', { side: button.getAttribute('data-side'), by: button.getAttribute('data-by') }));
    listen('undo', 'click', () => page.step(-1));
    listen('redo', 'click', () => page.step(1));
    listen('restart', 'click', page.restart);
    listen('turned', 'click', () => page.edit('turn', { how: 'turned' }));
    listen('flipped', 'click', () => page.edit('turn', { how: 'mirrored' }));
    listen('stop', 'click', page.halt);
    listen('more', 'click', page.decide);
    listen('mend', 'click', page.mend);
    listen('read', 'click', () => page.readPasted(document.getElementById('pasted').value));
    listen('members', 'change', (event) => page.read(event.target.value));
    listen('kind', 'change', (event) => page.edit('kind', { kind: event.target.value }));
    listen('to-move', 'change', (event) => page.edit('side', { toMove: event.target.value }));
    listen('new', 'click', () => {
      const [kind, cols, rows] = document.getElementById('fresh').value.split(' ');
      page.begin({ kind, cols, rows });
    });
    listen('copy', 'click', page.copy);
    listen('save', 'click', page.save);
    listen('shelf', 'toggle', page.openShelf);
    listen('wanted', 'input', page.filter);
    listen('colors', 'change', (event) => page.colors(event.target.value));
    ['mirrored', 'coordinates'].forEach((name) =>
      listen(name, 'change', (event) => page.show(name, event.target.checked)));
  }

  return { bind };
})();
