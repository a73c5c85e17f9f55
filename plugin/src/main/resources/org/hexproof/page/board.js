/*
 * Draws boards as SVG: hexagons that stand on a corner, in rows that shift to the right from the
 * top down, or to the left if mirrored. Colours are the style sheet's.
 */
const Board = (() => {
  const SVG = 'http://www.w3.org/2000/svg';
  const RADIUS = 20;
  const WIDTH = RADIUS * Math.sqrt(3);
  /** How large the picture is at most. */
  const ZOOM = 2;
  const MARGIN = 2.3 * RADIUS;
  /** The two sides of a cell that lie on each edge, by the three corners, clockwise from the top. */
  const SIDES = { top: [5, 0, 1], right: [0, 1, 2], bottom: [4, 3, 2], left: [5, 4, 3] };

  function element(name, attributes, parent) {
    const made = document.createElementNS(SVG, name);
    Object.keys(attributes).forEach((key) => made.setAttribute(key, attributes[key]));
    parent.appendChild(made);
    return made;
  }

  function text(words, attributes, parent) {
    element('text', attributes, parent).textContent = words;
  }

  function rounded(number) {
    return String(Math.round(number * 10) / 10);
  }

  /** Where places lie; `mirrored` flips left and right. */
  function center(place, mirrored) {
    const x = WIDTH * (place.col + place.row / 2);
    return { x: mirrored ? -x : x, y: 1.5 * RADIUS * place.row };
  }

  function corner(at, number, mirrored) {
    const angle = (Math.PI * number) / 3;
    const x = RADIUS * Math.sin(angle);
    return { x: at.x + (mirrored ? -x : x), y: at.y - RADIUS * Math.cos(angle) };
  }

  function points(corners) {
    return corners.map((point) => rounded(point.x) + ',' + rounded(point.y)).join(' ');
  }

  function touches(board, place, edge) {
    return {
      top: place.row === 0,
      bottom: place.row === board.rows - 1,
      left: place.col === 0,
      right: place.col === board.cols - 1,
    }[edge];
  }

  function box(board, mirrored) {
    const centers = board.visible.map((cell) => center(Certificate.place(cell), mirrored));
    const xs = centers.map((at) => at.x);
    const ys = centers.map((at) => at.y);
    const left = Math.min.apply(null, xs) - MARGIN;
    const top = Math.min.apply(null, ys) - MARGIN;
    const width = Math.max.apply(null, xs) + MARGIN - left;
    const height = Math.max.apply(null, ys) + MARGIN - top;
    return [left, top, width, height].map(rounded);
  }

  /** Rims first, so that the lines over them are whole. */
  function drawEdges(board, mirrored, svg) {
    for (const edge of board.edges) {
      const group = element('g', { class: 'edge ' + edge }, svg);
      const lines = board.visible
        .map(Certificate.place)
        .filter((place) => touches(board, place, edge))
        .map((place) => center(place, mirrored))
        .map((at) => points(SIDES[edge].map((number) => corner(at, number, mirrored))));
      lines.forEach((line) => element('polyline', { points: line, class: 'rim' }, group));
      lines.forEach((line) => element('polyline', { points: line }, group));
    }
  }

  /**
   * One cell.
   *
   * @param look what is seen there: `classes`, `stone` ('black', 'white' or ''), `label`, `mark`,
   *     and whether it `isLast`, the last move
   */
  function drawCell(cell, look, mirrored, svg) {
    const at = center(Certificate.place(cell), mirrored);
    const group = element('g', { class: 'cell ' + look.classes, 'data-cell': cell }, svg);
    const corners = [0, 1, 2, 3, 4, 5].map((number) => corner(at, number, mirrored));
    element('polygon', { points: points(corners), class: 'hexagon' }, group);
    if (!look.label && !look.mark) {
      element('circle', { cx: rounded(at.x), cy: rounded(at.y), r: 3, class: 'needed' }, group);
    }
    return group;
  }

  /** The stone on a cell, and what is written there. */
  function drawStone(cell, look, mirrored, svg) {
    const at = center(Certificate.place(cell), mirrored);
    const spot = { cx: rounded(at.x), cy: rounded(at.y) };
    const group = element('g', { class: 'upon', 'aria-hidden': 'true' }, svg);
    if (look.stone) {
      element('circle', Object.assign({ r: 13.6, class: 'stone ' + look.stone }, spot), group);
      if (look.stone === 'white') {
        element('circle', Object.assign({ r: 10.4, class: 'ring' }, spot), group);
      }
      if (look.isLast) {
        element('circle', Object.assign({ r: 5, class: 'last ' + look.stone }, spot), group);
      }
    }
    const below = { x: rounded(at.x), y: rounded(at.y + 5) };
    if (look.label) {
      const kind = look.stone ? 'label on-' + look.stone : 'label';
      text(look.label, Object.assign({ class: kind }, below), group);
    } else if (look.mark) {
      text(look.mark, Object.assign({ class: 'mark' }, below), group);
    }
  }

  function drawCoordinates(board, mirrored, svg) {
    const visible = new Set(board.visible);
    const group = element('g', { class: 'coordinates', 'aria-hidden': 'true' }, svg);
    const tops = new Map();
    const firsts = new Map();
    for (const cell of board.visible) {
      const place = Certificate.place(cell);
      if (!tops.has(place.col)) {
        tops.set(place.col, place);
      }
      if (!firsts.has(place.row)) {
        firsts.set(place.row, place);
      }
    }
    const outwards = mirrored ? 1 : -1;
    const over = board.edges.indexOf('top') < 0 ? 1.5 : 1.75;
    const before = board.edges.indexOf('left') < 0 ? 0.8 : 0.97;
    tops.forEach((place) => {
      const beside = visible.has(Certificate.name(place.col + 1, place.row - 1));
      const at = center(place, mirrored);
      const x = at.x + (beside ? outwards * 0.36 * WIDTH : 0);
      const y = at.y - (beside ? RADIUS : over * RADIUS) + 4;
      text(Certificate.name(place.col, 0).slice(0, -1), { x: rounded(x), y: rounded(y) }, group);
    });
    firsts.forEach((place) => {
      const shared = visible.has(Certificate.name(place.col - 1, place.row + 1));
      const at = center(place, mirrored);
      const x = at.x + outwards * before * WIDTH;
      const y = at.y + 4 - (shared ? 0.25 * RADIUS : 0);
      text(String(place.row + 1), { x: rounded(x), y: rounded(y) }, group);
    });
  }

  /** Where a line to a place ends. All places of an edge are one, so it ends at needed cells. */
  function anchor(board, name, cells, mirrored) {
    if (name.indexOf(',') < 0) {
      return board.visible.indexOf(name) < 0 ? null : center(Certificate.place(name), mirrored);
    }
    const place = Certificate.place(name);
    const edge = Object.keys(SIDES).find((side) => isBeyond(board, place, side));
    const sides = cells
      .map(Certificate.place)
      .filter((cell) => edge && touches(board, cell, edge))
      .map((cell) => corner(center(cell, mirrored), SIDES[edge][1], mirrored));
    if (sides.length === 0) {
      return null;
    }
    const mean = (axis) => sides.reduce((sum, at) => sum + at[axis], 0) / sides.length;
    return { x: mean('x'), y: mean('y') };
  }

  /** Whether a place lies beyond an edge of the board. */
  function isBeyond(board, place, edge) {
    return {
      top: place.row < 0,
      bottom: place.row >= board.rows,
      left: place.col < 0,
      right: place.col >= board.cols,
    }[edge];
  }

  function drawLinks(board, links, mirrored, svg) {
    const group = element('g', { class: 'links', 'aria-hidden': 'true' }, svg);
    for (const link of links) {
      const ends = link.ends.map((name) => anchor(board, name, link.cells, mirrored));
      if (ends[0] && ends[1]) {
        const kind = link.captured ? 'link captured' : 'link';
        element('polyline', { points: points(ends), class: kind }, group);
      }
    }
  }

  /**
   * Draws a board.
   *
   * @param board `cols`, `rows`, `visible` cells and `edges`
   * @param view `look` of each cell, `links`, `mirrored`, `coordinates`, `title`
   * @returns the picture and, by name, its cells
   */
  function draw(board, view) {
    const svg = document.createElementNS(SVG, 'svg');
    const frame = box(board, view.mirrored);
    svg.setAttribute('viewBox', frame.join(' '));
    svg.setAttribute('width', rounded(ZOOM * frame[2]));
    if (view.title) {
      element('title', {}, svg).textContent = view.title;
    }
    drawEdges(board, view.mirrored, svg);
    const cells = new Map();
    for (const cell of board.visible) {
      cells.set(cell, drawCell(cell, view.look(cell), view.mirrored, svg));
    }
    drawLinks(board, view.links, view.mirrored, svg);
    board.visible.forEach((cell) => drawStone(cell, view.look(cell), view.mirrored, svg));
    if (view.coordinates) {
      drawCoordinates(board, view.mirrored, svg);
    }
    return { svg, cells };
  }

  /** The nearest of these cells in the direction of an arrow key, as far as there is one. */
  function beside(cells, cell, key, mirrored) {
    const at = (name) => center(Certificate.place(name), mirrored);
    const from = at(cell);
    const ways = {
      ArrowLeft: (to) => to.y === from.y && to.x < from.x,
      ArrowRight: (to) => to.y === from.y && to.x > from.x,
      ArrowUp: (to) => to.y < from.y,
      ArrowDown: (to) => to.y > from.y,
    };
    const far = (name) => 2 * Math.abs(at(name).y - from.y) + Math.abs(at(name).x - from.x);
    return cells.filter((name) => ways[key](at(name))).sort((one, two) => far(one) - far(two))[0];
  }

  return { draw, element, beside };
})();
