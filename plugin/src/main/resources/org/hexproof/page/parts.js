/* What scripts of pages make of elements, and the colours that a page has. */
const Parts = (() => {
  function make(name, words, parent) {
    const made = document.createElement(name);
    made.textContent = words;
    parent.appendChild(made);
    return made;
  }

  /** Gives the page the colours of this name, and shows it among those that can be chosen. */
  function color(name) {
    document.getElementById('colors').value = name;
    Object.keys(Words.SIDES).forEach((other) => document.body.classList.remove(other));
    document.body.classList.add(name);
  }

  /** Lists what could not be read, as the page's data says. */
  function tellUnread() {
    const list = document.getElementById('unreadable');
    document.querySelectorAll('script.unreadable').forEach((block) => {
      const [message, ...notes] = JSON.parse(block.textContent);
      const item = make('li', message, list);
      notes.forEach((note) => make('div', note, item));
    });
    document.getElementById('unread').hidden = list.children.length === 0;
  }

  return { make, color, tellUnread };
})();
