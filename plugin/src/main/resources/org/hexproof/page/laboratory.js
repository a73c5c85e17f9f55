/*
 * The laboratory: a drawing, what is known of it, and a game against the proof. The drawing is a
 * text, which the desk reads and changes; it is kept in the address, so that nothing is lost.
 */
(() => {
  const byId = (id) => document.getElementById(id);
  const desk = Asking.respondent();
  /** Milliseconds. */
  const PAUSE = 200;
  const view = { mirrored: false, coordinates: true, colors: 'dark', isChosen: false };
  /** The drawings up to here and, behind `at`, those that were taken back. */
  const past = { texts: [], at: -1 };
  let changes = Promise.resolve(true);
  let scene = null;
  let known = null;
  let tool = 'black';
  /** The certificate of the drawing, once there is one. */
  let proof = null;
  let match = null;
  let shelf = null;
  let pending = 0;
  let waiting = 0;

  const board = Sketch.inside(byId('board'), act, () => tool !== 'play' && tool !== 'goal');

  function sides() {
    return Words.SIDES[view.colors];
  }

  /** The program's words, which call the sides Black and White. */
  function renamed(words) {
    return Words.renamed(Words.SIDES.dark, sides(), words);
  }

  function isBoard() {
    return scene.kind === 'board';
  }

  // The drawing.

  /**
   * Asks the desk for a new drawing, which becomes the one that is looked at. Changes come one after
   * the other, each of what the one before has made.
   *
   * @param args gives what is asked besides, from the drawing as it is then
   */
  function change(question, args) {
    pending++;
    tellBusy();
    changes = changes.then(async () => {
      const reply = await desk.ask(question, args());
      pending--;
      byId('fault').textContent = reply.fault ? Verdict.fault(sides(), reply.fault) : '';
      if (!reply.fault) {
        remember(reply.text);
        look(reply);
      }
      tellBusy();
      return !reply.fault;
    });
    return changes;
  }

  /** Changes the drawing. */
  function edit(question, args) {
    return change(question, () => Object.assign({ text: scene.text }, args));
  }

  function read(text) {
    return change('read', () => ({ text }));
  }

  /** Reads what others drew; HexWiki's sides are Red and Blue, as long as nobody wants others. */
  function readPasted(text) {
    if (/<hex(board)?\b/.test(text) && !view.isChosen) {
      choose('red');
    }
    return read(text);
  }

  function remember(text) {
    if (past.texts[past.at] !== text) {
      past.texts.splice(past.at + 1);
      past.texts.push(text);
      past.at++;
    }
  }

  function step(by) {
    if (by < 0 && match && match.isBegun()) {
      match.back();
      return;
    }
    const at = past.at + by;
    if (at >= 0 && at < past.texts.length) {
      past.at = at;
      read(past.texts[at]);
    }
  }

  /** Shows a drawing and begins to decide it. */
  function look(next) {
    Deciding.stop();
    scene = Object.assign(next, { cells: allCells(next) });
    known = null;
    proof = null;
    match = null;
    history.replaceState(null, '', '#' + encodeURIComponent(scene.text));
    byId('proof').hidden = true;
    byId('names').hidden = true;
    byId('mended').textContent = '';
    byId('copied').textContent = '';
    drawMembers();
    drawForm();
    drawAll();
    decideSoon();
  }

  function allCells(drawing) {
    const cells = [];
    for (let row = 0; row < drawing.rows; row++) {
      for (let col = 0; col < drawing.cols; col++) {
        cells.push(Certificate.name(col, row));
      }
    }
    return cells;
  }

  // What is known of it.

  function decide() {
    if (scene.ready) {
      (isBoard() ? Deciding.board : Deciding.template)(scene.text, found);
    }
    drawKnown();
  }

  /** Lets it be known whether more will be known soon. */
  function tellBusy() {
    const isBusy = pending > 0 || waiting > 0 || Deciding.isBusy();
    byId('claim').setAttribute('aria-busy', String(isBusy));
    byId('stop').hidden = !Deciding.isBusy();
  }

  /** Decides when nothing more is drawn for a while. */
  function decideSoon() {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      waiting = 0;
      decide();
      findNames();
    }, PAUSE);
  }

  function found(news) {
    known = news;
    drawKnown();
    if (!match) {
      drawBoard();
    }
    if (tool === 'play' && !proof && Verdict.isWhole(scene, known)) {
      prove();
    }
  }

  async function findNames() {
    const text = scene.text;
    if (isBoard() || !scene.ready) {
      return;
    }
    const reply = await desk.ask('names', { text });
    if (text === scene.text && reply.names && reply.names.length > 0) {
      byId('names').hidden = false;
      byId('names').textContent = 'In the library: ' + reply.names.map(named).join('; ');
    }
  }

  function named(template) {
    const turned = template.symmetry === 'same' ? '' : ', ' + template.symmetry;
    const others = template.aliases.length > 0 ? ' (' + template.aliases.join(', ') + ')' : '';
    return template.name + others + turned;
  }

  function halt() {
    Deciding.stop();
    tellBusy();
    byId('more').hidden = false;
    byId('progress').textContent = 'stopped';
  }

  async function mend() {
    const text = scene.text;
    byId('mended').textContent = 'Looking for cells that mend it \u2026';
    const reply = await Deciding.ask('mend', { text }, (part) => {
      byId('mended').textContent = 'Looking for cells that mend it: ' + part.nodes.toLocaleString('en') + ' positions';
    });
    if (!reply || text !== scene.text) {
      return;
    }
    if (reply.fault) {
      byId('mended').textContent = Verdict.fault(sides(), reply.fault);
    } else if (reply.verdict === 'undecided') {
      byId('mended').textContent = reply.reason;
    } else if (reply.verdict !== 'mended') {
      byId('mended').textContent = 'No cells in the drawing or a row and a column around it mend it.';
    } else if (await read(reply.text)) {
      byId('mended').textContent = 'It is valid with ' + reply.added.join(' ')
        + ' in the carrier; Undo brings your drawing back.';
    }
  }

  // The game against the proof.

  async function prove() {
    const text = scene.text;
    byId('proof').hidden = false;
    byId('checked').textContent = 'Looking for a proof \u2026';
    const reply = await Deciding.ask('certificate', { text }, (part) => {
      byId('checked').textContent = 'Looking for a proof: ' + part.nodes.toLocaleString('en') + ' positions';
    });
    drawKnown();
    if (!reply || text !== scene.text) {
      return;
    }
    if (reply.fault || !reply.certificate) {
      byId('checked').textContent = reply.fault
        ? Verdict.fault(sides(), reply.fault)
        : 'No proof was found: ' + reply.reason;
      return;
    }
    proof = reply.certificate;
    byId('checked').textContent = renamed(reply.checked);
    if (tool === 'play') {
      begin();
    }
  }

  function begin() {
    match = Match.against(proof, byId('tree'), drawAll);
    drawAll();
  }

  function act(cell) {
    if (tool !== 'play') {
      edit('set', { cell, to: tool });
    } else if (match) {
      match.play(cell);
    }
  }

  function take(name) {
    tool = name;
    document.querySelectorAll('input[name=tool]').forEach((input) => {
      input.checked = input.value === name;
    });
    match = null;
    byId('tree').textContent = '';
    if (name === 'play' && proof) {
      begin();
    } else if (name === 'play' && known && !known.fault && (known.verdict || known.winner)) {
      Deciding.stop();
      prove();
    }
    drawAll();
  }

  // Showing.

  function drawingLook() {
    const black = new Set(scene.black);
    const white = new Set(scene.white);
    const carrier = new Set(scene.carrier);
    const redundant = new Set(known && known.redundant);
    const winning = new Set(known && known.winning);
    const breaks = known && known.verdict === 'invalid' ? known.line[0] : '';
    const letters = new Map(
      Object.entries(scene.named).flatMap(([letter, cells]) => cells.map((cell) => [cell, letter])));
    return (cell) => {
      const mark = cell === breaks ? '!'
        : redundant.has(cell) ? '\u2605' : winning.has(cell) ? '\u2713' : '';
      return {
        classes: isBoard() || black.has(cell) || white.has(cell) ? ''
          : carrier.has(cell) ? 'carrier' : 'outside',
        stone: black.has(cell) ? 'black' : white.has(cell) ? 'white' : '',
        label: mark ? '' : letters.get(cell) || '',
        mark,
      };
    };
  }

  function drawBoard() {
    const look = match ? match.look(scene) : drawingLook();
    board.draw(Object.assign({}, scene, { visible: match ? scene.visible : scene.cells }), {
      look,
      links: match ? match.links() : [],
      mirrored: view.mirrored,
      coordinates: view.coordinates,
    }, (cell) => Words.cell(sides(), cell, look(cell)));
  }

  function drawKnown() {
    const [sign, words] = Verdict.of(sides(), scene, known);
    byId('verdict').className = 'verdict ' + sign;
    byId('verdict').textContent = Words.signed(sign, words);
    byId('progress').textContent = Verdict.progress(scene, known);
    byId('more').hidden = true;
    byId('mend').hidden = !(known && known.verdict === 'invalid');
    tellBusy();
  }

  function drawMembers() {
    const select = byId('members');
    if (scene.members) {
      select.textContent = '';
      scene.members.filter((member) => member.text).forEach((member) =>
        select.appendChild(new Option(member.name, member.text)));
    }
    select.hidden = select.options.length === 0;
  }

  function drawForm() {
    const size = scene.cols + 'x' + scene.rows;
    byId('name').textContent = scene.name || (isBoard() ? 'Board ' + size : 'Drawing');
    document.title = byId('name').textContent + ' \u2013 Hexproof laboratory';
    byId('kind').value = scene.kind;
    document.body.classList.toggle('whole', isBoard());
    byId('side').hidden = !isBoard();
    byId('to-move').value = scene.toMove;
    byId('goal').textContent = renamed(scene.goal);
    document.querySelectorAll('[data-edge]').forEach((box) => {
      box.checked = scene.edges.indexOf(box.getAttribute('data-edge')) >= 0;
      box.disabled = isBoard();
    });
    const notes = byId('notes');
    notes.textContent = '';
    scene.notes.forEach((note) => {
      const item = document.createElement('li');
      item.textContent = renamed(note);
      notes.appendChild(item);
    });
  }

  function drawAll() {
    drawBoard();
    drawKnown();
    if (match) {
      match.drawTree(sides());
    }
    byId('status').textContent = match ? match.status(sides()) : '';
    byId('undo').disabled = past.at <= 0 && !(match && match.isBegun());
    byId('redo').disabled = past.at + 1 >= past.texts.length;
    byId('restart').hidden = !match;
    byId('restart').disabled = !match || !match.isBegun();
  }

  function choose(colors) {
    view.colors = colors;
    byId('colors').value = colors;
    Object.keys(Words.SIDES).forEach((name) => document.body.classList.remove(name));
    document.body.classList.add(colors);
    document.querySelectorAll('.first').forEach((part) => {
      part.textContent = sides().black;
    });
    document.querySelectorAll('.second').forEach((part) => {
      part.textContent = sides().white;
    });
    if (scene) {
      drawForm();
      drawAll();
    }
  }

  // Copying.

  async function written() {
    const format = byId('format').value;
    if (format === 'address') {
      return { text: location.href };
    }
    if (format === 'certificate') {
      if (!proof) {
        await prove();
      }
      return proof ? { text: proof } : { fault: { message: 'there is no proof' } };
    }
    if (format === 'svg') {
      return { text: Copying.picture(byId('board').firstChild) };
    }
    if (format === 'section') {
      const board = await desk.ask('write', { text: scene.text, format: 'hexboard' });
      return board.fault ? board : { text: Verdict.section(scene, known, board.text) };
    }
    return desk.ask('write', { text: scene.text, format });
  }

  /** Gives the drawing in the chosen form to one who answers what has become of it. */
  async function give(taker) {
    byId('copied').textContent = '';
    const reply = await written();
    const losses = reply.losses && reply.losses.length > 0
      ? ' Left out: ' + reply.losses.join('; ') + '.'
      : '';
    byId('copied').textContent = reply.fault
      ? Verdict.fault(sides(), reply.fault)
      : await taker(reply.text) + renamed(losses);
  }

  // The library.

  async function openShelf() {
    if (shelf || !byId('shelf').open) {
      return;
    }
    const reply = await desk.ask('library', {});
    if (!shelf && reply.templates) {
      shelf = Shelf.fill(byId('index'), reply.templates, (text) => {
        read(text);
        window.scrollTo(0, 0);
      });
      filter();
    }
  }

  function filter() {
    if (shelf) {
      byId('found').textContent = shelf.filter(byId('wanted').value) + ' templates';
    }
  }

  // Keys and buttons.

  const TOOLS = { p: 'play', b: 'black', w: 'white', e: 'empty', o: 'outside', g: 'goal' };

  function pageKey(event) {
    const isTyping = event.target.matches('select, textarea, input[type=search]');
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping) {
      return;
    }
    if (TOOLS[event.key]) {
      take(TOOLS[event.key]);
    } else if (event.key === 'u' || event.key === 'Backspace') {
      step(-1);
    } else if (event.key === 'r') {
      step(1);
    } else {
      return;
    }
    event.preventDefault();
  }

  function paste(event) {
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() && !event.target.matches('input')) {
      event.preventDefault();
      byId('pasted').value = text;
      readPasted(text);
    }
  }

  function listen(id, event, what) {
    byId(id).addEventListener(event, what);
  }

  function listenEach(selector, event, what) {
    document.querySelectorAll(selector).forEach((part) =>
      part.addEventListener(event, () => what(part)));
  }

  function start() {
    document.addEventListener('keydown', pageKey);
    document.addEventListener('paste', paste);
    window.addEventListener('hashchange', follow);
    listenEach('input[name=tool]', 'change', (input) => take(input.value));
    listenEach('[data-edge]', 'change', (box) =>
      edit('edge', { edge: box.getAttribute('data-edge'), on: String(box.checked) }));
    listenEach('[data-side]', 'click', (button) =>
      edit('grow', { side: button.getAttribute('data-side'), by: button.getAttribute('data-by') }));
    listen('undo', 'click', () => step(-1));
    listen('redo', 'click', () => step(1));
    listen('restart', 'click', () => match.restart());
    listen('turned', 'click', () => edit('turn', { how: 'turned' }));
    listen('flipped', 'click', () => edit('turn', { how: 'mirrored' }));
    listen('stop', 'click', halt);
    listen('more', 'click', decide);
    listen('mend', 'click', mend);
    listen('read', 'click', () => readPasted(byId('pasted').value));
    listen('members', 'change', (event) => read(event.target.value));
    listen('kind', 'change', (event) => edit('kind', { kind: event.target.value }));
    listen('to-move', 'change', (event) => edit('side', { toMove: event.target.value }));
    listen('new', 'click', () => {
      const [kind, cols, rows] = byId('fresh').value.split(' ');
      change('new', () => ({ kind, cols, rows }));
    });
    listen('copy', 'click', () => give((text) => Copying.copy(text, byId('pasted'))));
    listen('save', 'click', () =>
      give((text) => Copying.save(text, scene.name, byId('format').value)));
    listen('shelf', 'toggle', openShelf);
    listen('wanted', 'input', filter);
    listen('colors', 'change', (event) => {
      view.isChosen = true;
      choose(event.target.value);
    });
    ['mirrored', 'coordinates'].forEach((name) =>
      listen(name, 'change', (event) => {
        view[name] = event.target.checked;
        drawAll();
      }));
    choose('dark');
    follow();
  }

  /** Reads the drawing in the address; without one the page begins with an empty one. */
  async function follow() {
    const text = addressed();
    if (scene && text === scene.text) {
      return;
    }
    const isRead = text !== '' && await read(text);
    if (!isRead && !scene) {
      const fault = byId('fault').textContent;
      await change('new', () => ({ kind: 'edge', cols: '8', rows: '4' }));
      byId('pasted').value = text;
      byId('fault').textContent = fault;
    }
    document.body.classList.add('ready');
  }

  function addressed() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch (error) {
      return location.hash.slice(1);
    }
  }

  start();
})();
