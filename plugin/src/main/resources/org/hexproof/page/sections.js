/* What a template's page has besides the board that is played on: figures, words, text to copy. */
(() => {
  const byId = (id) => document.getElementById(id);
  const from = Words.SIDES[JSON.parse(document.querySelector('script.subject').textContent).colors];
  const figures = Array.from(document.querySelectorAll('script.figure')).map((block) =>
    ({ block, board: JSON.parse(block.textContent) }));
  const texts = [];

  function look(board) {
    const black = new Set(board.black);
    const white = new Set(board.white);
    const carrier = new Set(board.carrier);
    return (cell) => ({
      classes: carrier.has(cell) ? 'carrier' : '',
      stone: black.has(cell) ? 'black' : white.has(cell) ? 'white' : '',
      label: board.labels[cell] || '',
      mark: '',
    });
  }

  function draw({ block, board }) {
    const { svg } = Board.draw(board, {
      look: look(board), links: [], mirrored: byId('mirrored').checked,
      coordinates: byId('coordinates').checked,
    });
    svg.removeAttribute('width');
    svg.setAttribute('aria-hidden', 'true');
    const before = block.parentNode.querySelector('svg');
    if (before) {
      before.remove();
    }
    block.parentNode.insertBefore(svg, block);
  }

  function drawAll() {
    figures.forEach(draw);
  }

  /** Calls the sides as the board above does. */
  function tell() {
    const sides = Words.SIDES[byId('colors').value];
    texts.forEach(({ node, words }) => {
      node.textContent = Words.renamed(from, sides, words);
    });
  }

  function copy(button) {
    const area = byId(button.getAttribute('data-of'));
    const status = button.parentNode.querySelector('.copied');
    area.select();
    const done = document.execCommand('copy');
    status.textContent = done ? 'copied' : 'chosen, to be copied by the keyboard';
  }

  document.querySelectorAll('.told').forEach((node) => texts.push({ node, words: node.textContent }));
  document.querySelectorAll('.copy').forEach((button) =>
    button.addEventListener('click', () => copy(button)));
  byId('colors').addEventListener('change', tell);
  byId('mirrored').addEventListener('change', drawAll);
  byId('coordinates').addEventListener('change', drawAll);
  tell();
  drawAll();
})();
