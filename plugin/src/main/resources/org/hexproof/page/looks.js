/* How the cells of a drawing look as long as nobody plays on it. */
const Looks = (() => {
  /** @param known what was found out about it, or null */
  function of(drawing, known) {
    const black = new Set(drawing.black);
    const white = new Set(drawing.white);
    const carrier = new Set(drawing.carrier);
    const redundant = new Set(known && known.redundant);
    const winning = new Set(known && known.winning);
    const breaks = known && known.verdict === 'invalid' ? known.line[0] : '';
    const letters = new Map(Object.entries(drawing.named || {})
      .flatMap(([letter, cells]) => cells.map((cell) => [cell, letter])));
    return (cell) => {
      const mark = cell === breaks ? '!'
        : redundant.has(cell) ? '\u2605' : winning.has(cell) ? '\u2713' : '';
      return {
        classes: drawing.kind === 'board' || black.has(cell) || white.has(cell) ? ''
          : carrier.has(cell) ? 'carrier' : 'outside',
        stone: black.has(cell) ? 'black' : white.has(cell) ? 'white' : '',
        label: mark ? '' : letters.get(cell) || '',
        mark,
      };
    };
  }

  return { of };
})();
