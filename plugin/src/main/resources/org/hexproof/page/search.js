/*
 * Finds templates by drawings. What a template looks like, moved, turned and mirrored, is in the
 * page's data: rows of signs with strokes between them, behind a sign for the edge, if there is one.
 */
const Search = (() => {
  const STONE = 'X';
  const FREE = '.';
  const OUTSIDE = '#';
  const SIGNS = { X: STONE, A: STONE, B: STONE, '.': FREE, b: FREE, '#': OUTSIDE };

  /** A shape of the data, with its stones and free cells as `{ col, row, sign }`. */
  function shape(text) {
    const edge = text.charAt(0) === '_' || text.charAt(0) === '^' ? text.charAt(0) : '';
    const rows = text.slice(edge.length).split('/');
    const cells = [];
    rows.forEach((line, row) => Array.from(line).forEach((sign, col) => {
      if (sign !== OUTSIDE) {
        cells.push({ col, row, sign });
      }
    }));
    return { edge, rows, cells };
  }

  function signAt(shape, col, row) {
    const line = shape.rows[row];
    return line === undefined || line[col] === undefined ? OUTSIDE : line[col];
  }

  /**
   * Whether a shape looks like a drawing somewhere.
   *
   * @param drawing `cells` as `{ col, row, sign }`; `edge` as in the data, or empty where it may be
   *     anywhere; the `rows` that there are above the lower edge; and whether the shape may have no
   *     other cells (`whole`)
   */
  function fits(drawing, shape) {
    const known = drawing.cells.filter((cell) => cell.sign !== OUTSIDE);
    const anchor = known.find((cell) => cell.sign === STONE) || known[0];
    if (shape.cells.length < known.length
        || (drawing.edge && drawing.edge !== shape.edge)
        || (drawing.whole && shape.cells.length > known.length)) {
      return false;
    }
    if (!anchor) {
      return drawing.cells.length === 0;
    }
    return shape.cells.some((cell) => {
      const cols = cell.col - anchor.col;
      const rows = cell.row - anchor.row;
      return cell.sign === anchor.sign
        && (drawing.edge !== '_' || drawing.rows + rows === shape.rows.length)
        && (drawing.edge !== '^' || rows === 0)
        && drawing.cells.every((each) => signAt(shape, each.col + cols, each.row + rows) === each.sign);
    });
  }

  /** Whether a template of the data looks like a drawing in any of its shapes. */
  function finds(drawing, shapes) {
    return shapes.some((each) => fits(drawing, each));
  }

  /** A drawing in text, moved into the corner. Fails if it is none. */
  function read(text) {
    const lines = text.replace(/\r/g, '').split('\n').filter((line) => line.trim() !== '');
    const isEdge = (line) => /^\s*-+\s*$/.test(line);
    const rows = lines.filter((line) => !isEdge(line));
    if (rows.length === 0) {
      throw new Error('There is no row of cells.');
    }
    const cells = [];
    rows.forEach((line, row) => Array.from(line).forEach((character, place) => {
      if (character === ' ') {
        return;
      }
      if (!SIGNS[character]) {
        throw new Error('Row ' + (row + 1) + ' has the sign ' + character
          + ', which stands for nothing here.');
      }
      cells.push({ place: place - row, row, sign: SIGNS[character] });
    }));
    const first = Math.min.apply(null, cells.map((cell) => cell.place));
    const crooked = cells.find((cell) => (cell.place - first) % 2 !== 0);
    if (crooked) {
      throw new Error('Row ' + (crooked.row + 1)
        + ' does not lie as it should: each is shifted by one sign against the row above.');
    }
    const edge = isEdge(lines[lines.length - 1]) ? '_' : isEdge(lines[0]) ? '^' : '';
    return {
      cells: cells.map((cell) => ({ col: (cell.place - first) / 2, row: cell.row, sign: cell.sign })),
      edge,
      rows: rows.length,
      whole: false,
    };
  }

  return { STONE, FREE, OUTSIDE, shape, finds, read };
})();
