/*
 * Reads certificates, as docs/certificates.md describes them. That they prove what they say was
 * checked when the page was made; here their claims are read for the moves that they hold.
 */
const Certificate = (() => {
  const CELL = /^([a-z]+)([1-9][0-9]*)$/;

  /** The place's column and row, from 0 at a1; beside the board, one of them is outside of it. */
  function place(name) {
    const cell = CELL.exec(name);
    if (!cell) {
      const numbers = name.split(',').map(Number);
      return { col: numbers[0] - 1, row: numbers[1] - 1 };
    }
    let col = 0;
    for (const letter of cell[1]) {
      col = col * 26 + (letter.charCodeAt(0) - 96);
    }
    return { col: col - 1, row: Number(cell[2]) - 1 };
  }

  function name(col, row) {
    let letters = '';
    for (let left = col + 1; left > 0; left = Math.floor((left - 1) / 26)) {
      letters = String.fromCharCode(97 + ((left - 1) % 26)) + letters;
    }
    return letters + (row + 1);
  }

  function words(text) {
    return text === '' ? [] : text.split(' ');
  }

  /** What follows a word in a line of the head. */
  function rest(line, word) {
    if (line !== word && line.indexOf(word + ' ') !== 0) {
      throw new Error('expected "' + word + '" in the proof, not "' + line + '"');
    }
    return line.slice(word.length + 1);
  }

  /** The cells that are empty at the start, each with its bit. */
  function emptyCells(head) {
    const taken = new Set(head.black.concat(head.white));
    const cells = [];
    for (let row = 0; row < head.rows; row++) {
      for (let col = 0; col < head.cols; col++) {
        if (!taken.has(name(col, row))) {
          cells.push(name(col, row));
        }
      }
    }
    return cells;
  }

  function readHead(lines) {
    rest(lines[0], 'hexproof certificate');
    const size = words(rest(lines[2], 'board')).map(Number);
    return {
      cols: size[0],
      rows: size[1],
      black: words(rest(lines[3], 'black')),
      white: words(rest(lines[4], 'white')),
      goal: rest(lines[5], 'goal'),
      toMove: rest(lines[6], 'to-move'),
      winner: rest(lines[7], 'winner'),
    };
  }

  /**
   * Reads a whole certificate. Its claims are numbered from 0. The node of a claim is read again
   * whenever it is asked for, and only the needs and rooms of all claims are kept, in words of 32
   * bits.
   */
  function read(text) {
    const lines = text.split('\n');
    const head = readHead(lines);
    const cells = emptyCells(head);
    const bits = new Map(cells.map((cell, i) => [cell, i]));
    const width = Math.max(1, Math.ceil(cells.length / 32));
    const first = 9;
    let count = 0;
    while (lines[first + count].charAt(0) !== 'e') {
      count++;
    }
    const needs = new Uint32Array(count * width);
    const rooms = new Uint32Array(count * width);

    function set(array, claim, cell) {
      const bit = bits.get(cell);
      array[claim * width + (bit >> 5)] |= 1 << (bit & 31);
    }

    function clear(array, claim, cell) {
      const bit = bits.get(cell);
      array[claim * width + (bit >> 5)] &= ~(1 << (bit & 31));
    }

    function has(array, claim, cell) {
      const bit = bits.get(cell);
      return (array[claim * width + (bit >> 5)] & (1 << (bit & 31))) !== 0;
    }

    function add(array, claim, other) {
      for (let i = 0; i < width; i++) {
        array[claim * width + i] |= array[other * width + i];
      }
    }

    function node(claim) {
      const line = lines[first + claim];
      const kind = line.charAt(0);
      const parts = line.slice(2).split(';').map((part) => words(part.trim()));
      const back = (word) => claim - Number(word);
      if (kind === 'c') {
        return {
          kind,
          ways: parts[0].map((way) => {
            const colon = way.indexOf(':');
            return { move: way.slice(0, colon), claim: back(way.slice(colon + 1)) };
          }),
        };
      }
      if (kind === 'j') {
        return { kind, ends: parts[0], stones: parts[1], claims: parts[2].map(back) };
      }
      if (kind === 'g') {
        return { kind, stones: parts[1], claims: parts[2].map(back) };
      }
      return { kind, cells: parts[0], stones: parts[1], claims: parts[2].map(back) };
    }

    function derive(claim) {
      const read = node(claim);
      if (read.kind === 'c') {
        for (const way of read.ways) {
          const kept = has(needs, claim, way.move);
          add(needs, claim, way.claim);
          add(rooms, claim, way.claim);
          if (!kept) {
            clear(needs, claim, way.move);
          }
          set(rooms, claim, way.move);
        }
        closed(claim);
        return;
      }
      for (const other of read.claims) {
        add(needs, claim, other);
        add(rooms, claim, other);
      }
      if (read.kind === 'p') {
        derivePart(claim, read);
      }
      read.stones.forEach((cell) => set(needs, claim, cell));
      if (read.kind === 'k') {
        read.cells.forEach((cell) => clear(needs, claim, cell));
        read.cells.forEach((cell) => set(rooms, claim, cell));
      }
      closed(claim);
    }

    /** The first claim counts without the part; the others count whole. */
    function derivePart(claim, read) {
      const inside = read.cells.filter((cell) => bits.has(cell));
      inside.forEach((cell) => clear(needs, claim, cell));
      inside.forEach((cell) => clear(rooms, claim, cell));
      for (const other of read.claims.slice(1)) {
        add(needs, claim, other);
        add(rooms, claim, other);
      }
    }

    function closed(claim) {
      for (let i = claim * width; i < (claim + 1) * width; i++) {
        rooms[i] &= ~needs[i];
      }
    }

    for (let claim = 0; claim < count; claim++) {
      derive(claim);
    }
    const end = words(lines[first + count].slice(2));
    return Object.assign(head, {
      cells,
      node,
      /** The cells, none of which the opponent may hold. */
      room: (claim) => cells.filter((cell) => has(rooms, claim, cell)),
      isInRoom: (claim, cell) => bits.has(cell) && has(rooms, claim, cell),
      move: end.length > 1 ? end[0] : '',
      end: count - Number(end[end.length - 1]),
    });
  }

  return { read, place, name };
})();
