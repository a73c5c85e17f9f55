/*
 * The page of recorded games: shows a position of a game with what is known of it, or a game against
 * the proof of who wins there. The address says which: the game if there are several, the position,
 * and 'why' with the moves against its proof.
 */
(() => {
  const WHY = 'why';
  const byId = (id) => document.getElementById(id);
  const games = Array.from(document.querySelectorAll('script.game')).map((block) =>
    Record.of(JSON.parse(block.textContent)));
  const view = { mirrored: false, coordinates: true, numbers: false, colors: 'dark' };
  let game = null;
  let current = null;
  /** The line that is gone through, of which `current` is one. */
  let line = [];
  /** The game against the proof of the current position; null if the record is looked at. */
  let match = null;
  let links = new Map();

  const stage = Stage.inside(byId('board'), chosen);

  function sides() {
    return Words.SIDES[view.colors];
  }

  /** Words of the data, by the sides' names in the colours that were chosen. */
  function renamed(of, words) {
    return Words.renamed(Words.SIDES[of.colors], sides(), words);
  }

  function choose(colors) {
    view.colors = colors;
    Parts.color(colors);
  }

  function address(of, step) {
    return '#' + (games.length > 1 ? [games.indexOf(of) + 1, step.id] : [step.id]).join('/');
  }

  function here() {
    return address(game, current) + (match ? ['', WHY].concat(match.moves()).join('/') : '');
  }

  // The board.

  function recorded() {
    const stones = Record.stones(game, current);
    const last = new Set(Record.last(current));
    const winning = new Set(current.winning);
    const kept = new Set(current.kept);
    const told = new Set(current.facts.flatMap((fact) => fact.cells));
    return (cell) => {
      const stone = stones.get(cell);
      return {
        classes: winning.has(cell) ? 'winning' : told.has(cell) ? 'told' : '',
        stone: stone ? stone.side : '',
        label: stone && view.numbers ? stone.number : '',
        isLast: last.has(cell) && !view.numbers,
        mark: stone ? '' : winning.has(cell) ? '+' : kept.has(cell) ? '\u25c7' : '',
      };
    };
  }

  /** The position as a board on which nothing is recorded. */
  function scene() {
    const stones = Record.stones(game, current);
    const of = (side) => game.visible.filter((cell) => stones.has(cell) && stones.get(cell).side === side);
    return Object.assign({}, game, { kind: 'board', black: of('black'), white: of('white') });
  }

  function drawBoard() {
    const look = match ? match.look(scene()) : recorded();
    stage.draw(game, {
      look,
      links: match ? match.links() : [],
      mirrored: view.mirrored,
      coordinates: view.coordinates,
    }, {
      name: 'Board, ' + Verdicts.full(sides(), current),
      words: (cell) => Words.cell(sides(), cell, look(cell)),
      isOpen: (cell) => Boolean(current.proof) && !look(cell).stone,
      isPlayed: match !== null,
    });
  }

  /** Without a game against the proof it begins, also with that move if it is the loser's turn. */
  function chosen(cell) {
    if (!match && (!current.proof || Record.stones(game, current).has(cell))) {
      return;
    }
    if (!match) {
      begin();
    }
    match.play(cell);
  }

  // Playing against a proof.

  function begin() {
    match = Match.against(JSON.parse(byId(current.proof).textContent), byId('tree'), told);
    told();
  }

  /** The game against the proof has changed. */
  function told() {
    drawAll();
    remember();
  }

  function leave() {
    match = null;
    told();
  }

  // What is told beside it.

  function drawWords() {
    byId('here').textContent = Verdicts.made(sides(), current)
      + (current.mark ? '\u00a0' + current.mark : '');
    byId('verdict').textContent = Verdicts.brief(sides(), current);
    byId('verdict').className = Verdicts.kind(current);
    byId('source').textContent = Verdicts.source(current);
    const words = byId('words');
    words.textContent = '';
    words.hidden = match !== null;
    current.words.forEach((sentence) => Parts.make('p', renamed(game, sentence), words));
    if (current.comment) {
      Parts.make('blockquote', current.comment, words);
    }
    byId('local').hidden = match !== null || current.facts.length === 0;
    byId('told').textContent = '';
    current.facts.forEach((fact) => Parts.make('li', fact.words, byId('told')));
    byId('status').textContent = match ? match.status(sides()) : '';
  }

  function drawQuestions() {
    const why = byId('why');
    why.hidden = match !== null || !current.proof;
    why.textContent = current.kept ? 'Play against the refutation' : 'Play against the proof';
    const instead = byId('instead');
    instead.hidden = match !== null || !current.kept || !current.parent.proof;
    instead.textContent = 'See the win that was there';
    byId('trial').hidden = match === null;
    if (match) {
      byId('undo').disabled = !match.isBegun();
      byId('restart').disabled = !match.isBegun();
      match.drawTree(sides());
    }
    byId('further').hidden = !game.laboratory || match !== null;
    byId('further').href = (game.laboratory || '') + '#' + encodeURIComponent(asSgf());
  }

  /** The position as others read it. */
  function asSgf() {
    const { black, white } = scene();
    const stones = (id, cells) => (cells.length > 0 ? id + '[' + cells.join('][') + ']' : '');
    const toMove = current.toMove ? 'PL[' + current.toMove.charAt(0).toUpperCase() + ']' : '';
    return '(;FF[4]GM[11]SZ[' + game.cols + ':' + game.rows + ']'
      + stones('AB', black) + stones('AW', white) + toMove + ')';
  }

  function drawBranches() {
    const others = byId('others');
    others.textContent = '';
    const after = current.next.slice(1);
    after.forEach((step) => {
      Parts.make('a', Verdicts.move(step), others).href = address(game, step);
    });
    byId('lines').hidden = after.length === 0;
    const main = Record.path(current).filter((step) => step.main).pop();
    byId('main').hidden = current.main;
    byId('main').href = address(game, main);
  }

  function drawPlace() {
    links.forEach((link, step) => {
      link.classList.toggle('on', line.indexOf(step) >= 0);
      if (step === current) {
        link.setAttribute('aria-current', 'true');
        byId('moves').scrollTop = link.offsetTop - byId('moves').clientHeight / 2;
      } else {
        link.removeAttribute('aria-current');
      }
    });
    byId('first').disabled = !match && !current.parent;
    byId('back').disabled = !match && !current.parent;
    byId('forth').disabled = match !== null || !follower();
    byId('last').disabled = match !== null || !follower();
  }

  function drawGraph() {
    Graph.draw(line, {
      current,
      sides: sides(),
      width: byId('graph').clientWidth || 600,
      address: (step) => address(game, step),
    }, byId('graph'));
  }

  function drawAll() {
    drawBoard();
    drawWords();
    drawQuestions();
    drawBranches();
    drawPlace();
    drawGraph();
  }

  // Going through the game.

  function follower() {
    return line[line.indexOf(current) + 1];
  }

  /** Looks at a step, on the line that is gone through or on its own. */
  function look(step) {
    current = step;
    match = null;
    if (line.indexOf(step) < 0) {
      line = Record.line(step);
    }
  }

  function show(step) {
    if (step) {
      look(step);
      told();
    }
  }

  function remember() {
    if (location.hash !== here()) {
      history.replaceState(null, '', here());
    }
  }

  function back() {
    if (match) {
      (match.isBegun() ? match.back : leave)();
    } else {
      show(current.parent);
    }
  }

  function forth() {
    if (!match) {
      show(follower());
    }
  }

  /** To the line that the record has before or behind this one. */
  function cross(by) {
    const all = current.parent ? current.parent.next : [];
    show(all[all.indexOf(current) + by]);
  }

  // The game.

  function title(of) {
    const { black, white } = of.names;
    return black || white ? (black || '?') + ' \u2013 ' + (white || '?') : of.title;
  }

  function drawHead() {
    byId('name').textContent = title(game);
    document.title = title(game) + ' \u2013 Hexproof';
    const { black, white } = game.names;
    const players = black || white ? [sides().black + ' is ' + (black || '?') + ', ' + sides().white
      + ' is ' + (white || '?') + '.'] : [];
    byId('facts').textContent = players
      .concat('Board ' + game.cols + '\u00d7' + game.rows + '.')
      .concat(game.result ? 'Result: ' + renamed(game, game.result) + '.' : [])
      .concat(Verdicts.coverage(game))
      .concat(game.basis ? 'What is proved ' + game.basis + '.' : [])
      .concat(game.fault ? 'The record can\u2019t be played on: ' + game.fault : [])
      .join(' ');
    byId('about').textContent = game.about === title(game) ? '' : game.about;
    drawTurn(game, byId('turning'));
    drawMarked();
    byId('turned').textContent = Verdicts.TURNS[game.turn.kind];
    links = Moves.draw(game, { sides: sides(), address: (step) => address(game, step) }, byId('moves'));
  }

  function drawTurn(of, holder) {
    const [before, behind] = Verdicts.turn(sides(), of);
    holder.textContent = before;
    Parts.make('a', Verdicts.move(of.turn.step), holder).href = address(of, of.turn.step);
    holder.appendChild(document.createTextNode(behind));
  }

  /** The other moves that have a mark. */
  function drawMarked() {
    const holder = byId('marked');
    const others = game.steps.filter((step) => step.main && step.mark && step !== game.turn.step);
    holder.textContent = others.length > 0 ? 'Others with a mark: ' : '';
    others.forEach((step) => {
      Parts.make('a', Verdicts.move(step) + '\u00a0' + step.mark, holder).href = address(game, step);
      holder.appendChild(document.createTextNode(' '));
    });
  }

  function drawIndex() {
    const list = byId('collection');
    list.textContent = '';
    games.forEach((of, i) => {
      const item = Parts.make('li', '', list);
      Parts.make('a', title(of), item).href = '#' + (i + 1);
      Parts.make('span', of.cols + '\u00d7' + of.rows, item);
      Parts.make('span', renamed(of, of.result), item);
      drawTurn(of, Parts.make('span', '', item));
    });
    byId('count').textContent = String(games.length);
    byId('games').hidden = games.length < 2;
  }

  /** What the address says. */
  function follow() {
    const parts = location.hash.slice(1).split('/');
    const number = games.length > 1 ? parseInt(parts.shift(), 10) || 1 : 1;
    const [id, why, ...moves] = parts;
    const next = games[number - 1] || games[0];
    byId('games').open = location.hash === '';
    if (next !== game) {
      game = next;
      drawHead();
    }
    line = [];
    look(game.step(id) || game.turn.step);
    if (why === WHY && current.proof) {
      begin();
      moves.forEach((move) => match.play(move));
    }
    drawAll();
  }

  // Keys and buttons.

  const keys = {
    ArrowLeft: back,
    ArrowRight: forth,
    ArrowUp: () => cross(-1),
    ArrowDown: () => cross(1),
    Home: () => show(game.steps[0]),
    End: () => show(line[line.length - 1]),
    Backspace: back,
    u: back,
    Escape: () => match && leave(),
  };

  function key(event) {
    const isChosen = event.target.tagName === 'SELECT' || event.target.tagName === 'INPUT';
    if (keys[event.key] && !isChosen && !event.altKey && !event.ctrlKey && !event.metaKey) {
      keys[event.key]();
      event.preventDefault();
    }
  }

  function start() {
    const click = (id, what) => byId(id).addEventListener('click', what);
    document.addEventListener('keydown', key);
    Fingers.listen(byId('board'), forth, back);
    click('first', keys.Home);
    click('back', back);
    click('forth', forth);
    click('last', keys.End);
    click('turned', () => { location.hash = address(game, game.turn.step); });
    click('why', () => { location.hash = address(game, current) + '/' + WHY; });
    click('instead', () => { location.hash = address(game, current.parent) + '/' + WHY; });
    click('undo', back);
    click('restart', () => match.restart());
    click('leave', leave);
    ['numbers', 'mirrored', 'coordinates'].forEach((name) =>
      byId(name).addEventListener('change', (event) => {
        view[name] = event.target.checked;
        drawAll();
      }));
    byId('colors').addEventListener('change', (event) => {
      choose(event.target.value);
      drawIndex();
      drawHead();
      drawAll();
    });
    window.addEventListener('hashchange', follow);
    window.addEventListener('resize', () => game && drawGraph());
    Parts.tellUnread();
    byId('viewer').hidden = games.length === 0;
    if (games.length > 0) {
      choose(games[0].colors);
      drawIndex();
      follow();
    }
    document.body.classList.add('ready');
  }

  start();
})();
