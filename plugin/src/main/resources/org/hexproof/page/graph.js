/*
 * Who is ahead along a line of a game. What is proved is a bar in the winner's colour over the whole
 * half; an estimate is a small open circle, and circles are joined by a dotted line; where nothing is
 * known there is nothing. The outer part of each half is for bars alone. Above are the moves that have a
 * mark: a full wedge for one that threw a win away, an open one for a doubtful one.
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

  /** What is seen of one step but for its estimate, in a strip of the picture. */
  function drawStep(step, left, width, isCurrent, svg) {
    const x = left + width / 2;
    if (isCurrent) {
      Board.element('rect', { x: left, y: 0, width, height: HEIGHT, class: 'current' }, svg);
    }
    if (step.winner) {
      bar(step, left, width, svg);
    }
    if (step.mark) {
      Board.element('polygon', {
        points: [[x - 4, 5], [x + 4, 5], [x, 13]].join(' '),
        class: step.mark === '??' ? 'thrown' : 'doubtful',
      }, svg);
    }
    if (step.move === 'swap') {
      Board.element('line', { x1: left, x2: left, y1: TOP, y2: HEIGHT, class: 'swap' }, svg);
      text('swap', left + 2, HEIGHT - 6, 'swap', svg);
    }
  }

  /** Over each step a strip that leads to it. */
  function drawLinks(line, view, width, svg) {
    line.forEach((step, i) => {
      const link = Board.element('a', { href: view.address(step), tabindex: -1 }, svg);
      Board.element('rect', { x: LEFT + i * width, y: 0, width, height: HEIGHT, class: 'target' }, link);
      Board.element('title', {}, link).textContent = Verdicts.full(view.sides, step);
    });
  }

  /**
   * Draws the line.
   *
   * @param view the `current` step, the `sides`, the `width` in pixels, the `address` of a step
   */
  function draw(line, view, holder) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const whole = view.width - LEFT - RIGHT;
    const width = Math.min(WIDEST, whole / line.length);
    svg.setAttribute('viewBox', '0 0 ' + view.width + ' ' + HEIGHT);
    svg.setAttribute('aria-hidden', 'true');
    Board.element('rect', { x: LEFT, y: TOP, width: whole, height: 2 * HALF, class: 'ground' }, svg);
    line.forEach((step, i) => drawStep(step, LEFT + i * width, width, step === view.current, svg));
    Board.element('line', { x1: LEFT, x2: LEFT + whole, y1: MIDDLE, y2: MIDDLE, class: 'middle' }, svg);
    drawEstimates(line, (i) => LEFT + (i + 0.5) * width, svg);
    text(view.sides.black, LEFT - 4, TOP + 14, 'side', svg);
    text(view.sides.white, LEFT - 4, HEIGHT - 6, 'side', svg);
    drawLinks(line, view, width, svg);
    holder.textContent = '';
    holder.appendChild(svg);
  }

  return { draw };
})();
