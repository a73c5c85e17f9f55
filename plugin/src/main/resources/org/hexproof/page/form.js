/* What is said of a drawing besides its board: its name, kind, edges, and what its reader noticed. */
const Form = (() => {
  const byId = (id) => document.getElementById(id);

  /** @param renamed puts the reader's names of the sides into the program's words */
  function draw(scene, renamed) {
    const isBoard = scene.kind === 'board';
    byId('name').textContent = scene.name || (isBoard ? 'Board ' + scene.cols + 'x' + scene.rows : 'Drawing');
    document.title = byId('name').textContent + ' \u2013 Hexproof laboratory';
    byId('kind').value = scene.kind;
    document.body.classList.toggle('whole', isBoard);
    byId('side').hidden = !isBoard;
    byId('to-move').value = scene.toMove;
    byId('goal').textContent = renamed(scene.goal);
    document.querySelectorAll('[data-edge]').forEach((box) => {
      box.checked = scene.edges.indexOf(box.getAttribute('data-edge')) >= 0;
      box.disabled = isBoard;
    });
    byId('notes').textContent = '';
    scene.notes.forEach((note) => {
      const item = document.createElement('li');
      item.textContent = renamed(note);
      byId('notes').appendChild(item);
    });
  }

  /** The boards that a text has, to choose from; a change of one of them leaves them there. */
  function offer(members) {
    const select = byId('members');
    if (members) {
      select.textContent = '';
      members.filter((member) => member.text).forEach((member) =>
        select.appendChild(new Option(member.name, member.text)));
    }
    select.hidden = select.options.length === 0;
  }

  return { draw, offer };
})();
