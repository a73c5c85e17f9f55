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
  const past = Past.empty();
  let changes = Promise.resolve(true);
  let scene = null;
  let known = null;
  let tool = 'black';
  /** The certificate of the drawing, once there is one. */
  let proof = null;
  let match = null;
  let shelf = null;
  /** Questions to the desk that wait for an answer. */
  let pending = 0;
  /** What decides when nothing more is drawn. */
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
   * @param args gives what is asked besides, from the drawing as it is then; nothing to ask nothing
   */
  function change(question, args) {
    pending++;
    tellBusy();
    changes = changes.then(async () => {
      const given = args();
      const reply = given && await desk.ask(question, given);
      pending--;
      if (!reply) {
        tellBusy();
        return false;
      }
      byId('fault').textContent = reply.fault ? Verdict.fault(sides(), reply.fault) : '';
      if (!reply.fault) {
        past.remember(reply.text);
        look(reply);
      } else if (scene) {
        Form.draw(scene, renamed);
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

  function step(by) {
    if (by < 0 && match && match.isBegun()) {
      match.back();
      return;
    }
    change('read', () => past.has(by) && { text: past.step(by) });
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
    byId('names').textContent = '';
    byId('mended').textContent = '';
    byId('copied').textContent = '';
    Form.offer(scene.members);
    Form.draw(scene, renamed);
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
    pending++;
    const reply = await desk.ask('names', { text });
    pending--;
    tellBusy();
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
    drawKnown();
  }

  /**
   * Asks what takes a while, in the place of what is being decided; answers nothing if it was
   * stopped or another drawing is looked at by then.
   */
  async function inquire(question, id, doing) {
    const text = scene.text;
    Deciding.stop();
    byId(id).textContent = doing + ' \u2026';
    const asked = Deciding.ask(question, { text }, (part) => {
      byId(id).textContent = doing + ': ' + part.nodes.toLocaleString('en') + ' positions';
    });
    drawKnown();
    const reply = await asked;
    drawKnown();
    if (text !== scene.text) {
      return null;
    }
    if (!reply) {
      byId(id).textContent = 'Stopped.';
    }
    return reply;
  }

  async function mend() {
    const reply = await inquire('mend', 'mended', 'Looking for cells that mend it');
    if (!reply) {
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
    byId('proof').hidden = false;
    const reply = await inquire('certificate', 'checked', 'Looking for a proof');
    if (!reply) {
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
      prove();
    }
    drawAll();
  }

  // Showing.

  function drawBoard() {
    const look = match ? match.look(scene) : Looks.of(scene, known);
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
    const isLeft = !waiting && !Deciding.isBusy() && Verdict.isOpen(scene, known);
    const isNothing = isLeft && !known.verdict && !known.winner;
    byId('verdict').textContent = isNothing ? 'not decided' : Words.signed(sign, words);
    byId('progress').textContent = (isLeft ? 'stopped, ' : '') + Verdict.progress(scene, known);
    byId('more').hidden = !isLeft;
    byId('mend').hidden = !(known && known.verdict === 'invalid');
    tellBusy();
  }

  function drawAll() {
    drawBoard();
    drawKnown();
    if (match) {
      match.drawTree(sides());
    }
    byId('status').textContent = match ? match.status(sides()) : '';
    byId('undo').disabled = !past.has(-1) && !(match && match.isBegun());
    byId('redo').disabled = !past.has(1);
    byId('restart').hidden = !match;
    byId('restart').disabled = !match || !match.isBegun();
  }

  function choose(colors) {
    view.colors = colors;
    Parts.color(colors);
    document.querySelectorAll('.first').forEach((part) => {
      part.textContent = sides().black;
    });
    document.querySelectorAll('.second').forEach((part) => {
      part.textContent = sides().white;
    });
    if (scene) {
      Form.draw(scene, renamed);
      drawAll();
    }
  }

  // Copying.

  async function written() {
    const format = byId('format').value;
    if (format === 'certificate') {
      if (!proof) {
        await prove();
      }
      return proof ? { text: proof } : { fault: { message: 'there is no proof' } };
    }
    return Copying.written(format, desk, scene, known, byId('board').firstChild);
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

  // The address.

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

  Controls.bind({
    take,
    read,
    readPasted,
    edit,
    step,
    halt,
    decide,
    mend,
    restart: () => match.restart(),
    begin: (args) => change('new', () => args),
    copy: () => give((text) => Copying.copy(text, byId('pasted'))),
    save: () => give((text) => Copying.save(text, scene.name, byId('format').value)),
    openShelf,
    filter,
    colors: (name) => {
      view.isChosen = true;
      choose(name);
    },
    show: (name, isShown) => {
      view[name] = isShown;
      drawAll();
    },
    follow,
  });
  choose('dark');
  follow();
})();
