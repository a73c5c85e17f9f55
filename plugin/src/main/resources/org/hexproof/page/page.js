/* The page: chooses a template and a question, and shows the turn that was reached. */
(() => {
  const byId = (id) => document.getElementById(id);
  const subjects = Array.from(document.querySelectorAll('script.subject')).map((block) =>
    JSON.parse(block.textContent));
  const view = { subject: 0, question: 0, mirrored: false, coordinates: true, colors: 'dark' };
  /** The question's game, the turn that is shown, and the turns of the tree that are open. */
  let game = null;
  let current = null;
  let open = new Set();
  const stage = Stage.inside(byId('board'), clicked);

  function sides() {
    return Words.SIDES[view.colors];
  }

  /** Words about a board, by the sides' names in the colours that were chosen. */
  function renamed(subject, words) {
    return Words.renamed(Words.SIDES[subject.colors], sides(), words);
  }

  function choose(colors) {
    view.colors = colors;
    Parts.color(colors);
  }

  /** What is known of a first move, as `[status, reason]`, where the promise is asked about. */
  function probe(subject, move) {
    return (view.question === 0 && subject.probes[move]) || ['', ''];
  }

  function proof(question) {
    const block = byId('proof-' + (view.subject + 1) + '-' + (question + 1));
    return Certificate.read(JSON.parse(block.textContent));
  }

  // What is on the cells.

  function staticLook(subject) {
    const black = new Set(subject.black);
    const white = new Set(subject.white);
    const carrier = new Set(subject.carrier);
    return (cell) => ({
      classes: carrier.has(cell) ? 'carrier' : '',
      stone: black.has(cell) ? 'black' : white.has(cell) ? 'white' : '',
      label: subject.labels[cell] || '',
      mark: mark(subject, cell),
    });
  }

  function mark(subject, cell) {
    if (subject.redundant.indexOf(cell) >= 0) {
      return '\u2605';
    }
    const isStart = !game || !current.parent;
    return isStart && probe(subject, cell)[0] === 'inferior' ? 'i' : '';
  }

  function look(subject) {
    const needed = new Set(Game.needed(game, current));
    const numbers = new Map();
    let count = 0;
    Game.path(current).forEach((turn) => {
      [turn.move, turn.reply].filter((move) => move).forEach((move) => {
        count++;
        numbers.set(move, String(count));
      });
    });
    const isBlack = (cell) => (game.winner === 'black' ? current.own : current.other).has(cell);
    const isWhite = (cell) => (game.winner === 'white' ? current.own : current.other).has(cell);
    return (cell) => ({
      classes: needed.has(cell) ? 'carrier' : '',
      stone: isBlack(cell) ? 'black' : isWhite(cell) ? 'white' : '',
      label: numbers.get(cell) || subject.labels[cell] || '',
      mark: mark(subject, cell),
    });
  }

  function status() {
    const isFirst = current.parent && !current.parent.parent;
    const known = isFirst ? probe(subjects[view.subject], current.move) : ['', ''];
    return Words.status(sides(), game, current, known);
  }

  // Showing.

  function drawBoard() {
    const subject = subjects[view.subject];
    const seen = game ? look(subject) : staticLook(subject);
    stage.draw(subject, {
      look: seen,
      links: game ? Strategy.links(game.proof, current.state) : [],
      mirrored: view.mirrored,
      coordinates: view.coordinates,
    }, {
      name: 'Board of ' + subject.name,
      words: (cell) => Words.cell(sides(), cell, seen(cell)),
      isOpen: (cell) => game !== null && Game.isEmpty(game, current, cell),
      isPlayed: game !== null,
    });
  }

  function drawTree() {
    const list = byId('tree');
    if (!game) {
      list.textContent = '';
      return;
    }
    Tree.draw(game, {
      isOpen: (turn) => open.has(turn),
      current,
      words: (at) => Words.turn(sides(), game, at),
      choose: show,
      toggle,
    }, list);
    uncover(list, list.querySelector('[aria-selected=true]').firstChild);
  }

  /** Scrolls a list, and not the page, so that a part of it is seen. */
  function uncover(list, part) {
    const frame = list.getBoundingClientRect();
    const box = part.getBoundingClientRect();
    if (box.top < frame.top) {
      list.scrollTop -= frame.top - box.top;
    } else if (box.bottom > frame.bottom) {
      list.scrollTop += box.bottom - frame.bottom;
    }
  }

  function drawAll() {
    drawBoard();
    drawTree();
    byId('status').textContent = game ? status() : '';
    byId('undo').disabled = !game || !current.parent;
    byId('restart').disabled = !game || !current.parent;
    byId('link').href = hash();
  }

  function hash() {
    const moves = game ? Game.path(current).slice(1).map((turn) => turn.move) : [];
    const place = [view.subject + 1, view.question + 1].concat(moves);
    return '#' + place.join('/');
  }

  /** Shows a turn, and in the tree the moves that led to it. */
  function show(turn) {
    current = turn;
    Game.path(turn.parent).forEach((before) => open.add(before));
    drawAll();
    remember();
  }

  function remember() {
    if (location.hash !== hash()) {
      history.replaceState(null, '', hash());
    }
  }

  function toggle(turn) {
    if (!open.delete(turn)) {
      open.add(turn);
    }
    drawTree();
  }

  function clicked(cell) {
    if (game && Game.isEmpty(game, current, cell)) {
      const turn = Game.play(game, current, cell);
      open.add(turn);
      show(turn);
    }
  }

  function undo() {
    if (game && current.parent) {
      show(current.parent);
    }
  }

  function chooseQuestion(number) {
    const subject = subjects[view.subject];
    view.question = number < subject.questions.length ? number : 0;
    game = subject.questions.length > 0 ? Game.begin(proof(view.question)) : null;
    current = game && game.root;
    open = new Set([current]);
    byId('question').selectedIndex = view.question;
  }

  function chooseSubject(number) {
    view.subject = number < subjects.length ? number : 0;
    const subject = subjects[view.subject];
    byId('name').textContent = subject.name;
    byId('verdict').className = 'verdict ' + subject.verdict;
    describe(subject);
    const select = byId('question');
    select.textContent = '';
    subject.questions.forEach((words) => Parts.make('option', renamed(subject, words), select));
    byId('play').hidden = subject.questions.length === 0;
    byId('still').hidden = subject.questions.length > 0;
    document.querySelectorAll('#index a').forEach((link, i) => {
      if (i === view.subject) {
        link.setAttribute('aria-current', 'true');
        uncover(byId('index'), link);
      } else {
        link.removeAttribute('aria-current');
      }
    });
    document.title = subject.name + ' \u2013 Hexproof';
  }

  function describe(subject) {
    byId('verdict').textContent = renamed(
      subject, Words.signed(subject.verdict, subject.summary));
    byId('about').textContent = subject.about;
    const notes = byId('notes');
    notes.textContent = '';
    subject.notes.forEach((note) => {
      const [first, ...drawing] = renamed(subject, note).split('\n');
      const item = Parts.make('li', first, notes);
      if (drawing.length > 0) {
        Parts.make('pre', drawing.join('\n'), item);
      }
    });
  }

  /** What the address says after '#': the template, the question and the moves. */
  function follow() {
    const parts = location.hash.slice(1).split('/');
    const number = (text) => Math.max(0, (parseInt(text, 10) || 1) - 1);
    chooseSubject(number(parts[0]));
    chooseQuestion(number(parts[1]));
    for (const move of parts.slice(2)) {
      if (game && Game.isEmpty(game, current, move)) {
        current = Game.play(game, current, move);
        open.add(current);
      }
    }
    if (game) {
      show(current);
    } else {
      drawAll();
    }
  }

  function drawIndex() {
    const list = byId('index');
    list.textContent = '';
    subjects.forEach((subject, i) => {
      const link = Parts.make('a', '', Parts.make('li', '', list));
      link.href = '#' + (i + 1);
      const drawn = Board.draw(subject, {
        look: staticLook(subject),
        links: [],
        mirrored: view.mirrored,
        coordinates: false,
      });
      drawn.svg.setAttribute('aria-hidden', 'true');
      drawn.svg.removeAttribute('width');
      link.appendChild(drawn.svg);
      Parts.make('span', subject.name, link);
      Parts.make('span', renamed(subject, Words.signed(subject.verdict, subject.verdict)), link).className =
        'verdict ' + subject.verdict;
    });
    byId('boards').hidden = subjects.length < 2;
  }

  function pageKey(event) {
    const isChosen = event.target.tagName === 'SELECT' || event.target.tagName === 'INPUT';
    if (event.altKey || event.ctrlKey || event.metaKey || isChosen) {
      return;
    }
    if (event.key === 'Backspace' || event.key === 'u') {
      undo();
    } else if (event.key === 'Home' && game) {
      show(game.root);
    } else {
      return;
    }
    event.preventDefault();
  }

  function start() {
    document.addEventListener('keydown', pageKey);
    byId('undo').addEventListener('click', undo);
    byId('restart').addEventListener('click', () => show(game.root));
    byId('question').addEventListener('change', (event) => {
      chooseQuestion(event.target.selectedIndex);
      show(current);
    });
    byId('mirrored').addEventListener('change', (event) => {
      view.mirrored = event.target.checked;
      drawIndex();
      drawAll();
    });
    byId('coordinates').addEventListener('change', (event) => {
      view.coordinates = event.target.checked;
      drawAll();
    });
    byId('colors').addEventListener('change', (event) => {
      choose(event.target.value);
      drawIndex();
      follow();
    });
    window.addEventListener('hashchange', follow);
    if (subjects.length > 0) {
      choose(subjects[0].colors);
    }
    Parts.tellUnread();
    drawIndex();
    if (subjects.length > 0) {
      follow();
    }
    byId('explorer').hidden = subjects.length === 0;
    document.body.classList.add('ready');
  }

  start();
})();
