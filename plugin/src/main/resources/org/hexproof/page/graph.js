/*
 * Who is ahead along a line of a game. What is proved is a bar in the winner's colour over the whole
 * half; an estimate is a small open circle, and circles are joined by a dotted line; where nothing is
 * known there is nothing. The outer part of each half is for bars alone.
 */
const Graph = (() => {
  const HEIGHT = 120;
  const TOP = 16;
  const MIDDLE = (TOP + HEIGHT) / 2;
  const HALF = MIDDLE - TOP;
  /** How much of a half estimates have. */
  const PART = 0.8;
  /** What is left and right of the line; on the left the sides' names stand. */
  const LEFT = 46;
  const RIGHT = 4;
  /** Of what there is of a position. */
  const WIDEST = 40;

  function bar(step, x, width, parent) {
    const y = step.winner === 'black' ? TOP : MIDDLE;
    Board.element('rect', {
      x, y, width, height: HALF, class: 'bar ' + step.winner,
    }, parent);
  }

  function height(step) {
    return MIDDLE - ((step.estimate - 50) / 50) * HALF * PART;
  }

  function text(words, x, y, kind, parent) {
    Board.element('text', { x, y, class: kind }, parent).textContent = words;
  }

  /** The circles that follow each other without a gap are joined. */
  function drawEstimates(line, center, svg) {
    let run = [];
    line.concat([null]).forEach((step, i) => {
      if (step && Verdicts.kind(step) === 'estimated') {
        run.push(center(i) + ',' + height(step));
      } else if (run.length > 0) {
        Board.element('polyline', { points: run.join(' '), class: 'supposed' }, svg);
        run = [];
      }
    });
    line.forEach((step, i) => {
      if (Verdicts.kind(step) === 'estimated') {
        Board.element('circle', { cx: center(i), cy: height(step), r: 3, class: 'supposed' }, svg);
      }
    });
  }

  function drawNames(sides, svg) {
    text(sides.black, LEFT - 4, TOP + 14, 'side', svg);
    text(sides.white, LEFT - 4, HEIGHT - 6, 'side', svg);
  }

  /**
   * Draws the line.
   *
   * @param view the `current` step, the `sides`, the `width` in pixels, the `address` of a step
   */
  function draw(line, view, holder) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const width = Math.min(WIDEST, (view.width - LEFT - RIGHT) / line.length);
    const center = (i) => LEFT + (i + 0.5) * width;
    svg.setAttribute('viewBox', '0 0 ' + view.width + ' ' + HEIGHT);
    svg.setAttribute('aria-hidden', 'true');
    Board.element('rect', {
      x: LEFT, y: TOP, width: view.width - LEFT - RIGHT, height: 2 * HALF, class: 'ground',
    }, svg);
    line.forEach((step, i) => {
      const x = LEFT + i * width;
      if (step === view.current) {
        Board.element('rect', { x, y: 0, width, height: HEIGHT, class: 'current' }, svg);
      }
      if (step.winner) {
        bar(step, x, width, svg);
      }
      if (step.mark) {
        text(step.mark, center(i), 12, step.mark === '??' ? 'thrown' : 'doubtful', svg);
      }
      if (step.move === 'swap') {
        Board.element('line', { x1: x, x2: x, y1: TOP, y2: HEIGHT, class: 'swap' }, svg);
        text('swap', x + 2, HEIGHT - 6, 'swap', svg);
      }
    });
    Board.element('line', { x1: LEFT, x2: view.width - RIGHT, y1: MIDDLE, y2: MIDDLE, class: 'middle' }, svg);
    drawEstimates(line, center, svg);
    drawNames(view.sides, svg);
    line.forEach((step, i) => {
      const link = Board.element('a', { href: view.address(step), tabindex: -1 }, svg);
      Board.element('rect', { x: LEFT + i * width, y: 0, width, height: HEIGHT, class: 'target' }, link);
      Board.element('title', {}, link).textContent = Verdicts.full(view.sides, step);
    });
    holder.textContent = '';
    holder.appendChild(svg);
  }

  return { draw };
})();
