/* The library: pictures of all templates, of which those are seen that have the words looked for. */
const Shelf = (() => {
  function words(template) {
    return [template.name].concat(template.aliases, template.kind).join(' ').toLowerCase();
  }

  function item(template, take) {
    const entry = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    const shown = new Set([].concat(template.black, template.white, template.carrier));
    const drawn = Board.draw(
      Object.assign({}, template, { visible: template.visible.filter((cell) => shown.has(cell)) }),
      { look: Looks.of(template, null), links: [], mirrored: false, coordinates: false });
    drawn.svg.setAttribute('aria-hidden', 'true');
    drawn.svg.removeAttribute('width');
    button.appendChild(drawn.svg);
    const name = document.createElement('span');
    name.textContent = template.name;
    button.appendChild(name);
    button.addEventListener('click', () => take(template.text));
    entry.appendChild(button);
    return entry;
  }

  /** Fills a list, of which `filter` shows those that have all words. */
  function fill(list, templates, take) {
    const items = templates.map((template) => ({ words: words(template), entry: item(template, take) }));
    items.forEach((one) => list.appendChild(one.entry));
    return {
      filter: (wanted) => {
        const parts = wanted.toLowerCase().split(/\s+/).filter((part) => part);
        const seen = items.filter((one) => parts.every((part) => one.words.indexOf(part) >= 0));
        items.forEach((one) => {
          one.entry.hidden = seen.indexOf(one) < 0;
        });
        return seen.length;
      },
    };
  }

  return { fill };
})();
