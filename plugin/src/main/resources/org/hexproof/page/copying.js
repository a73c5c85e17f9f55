/* Gives what was drawn to other programs. */
const Copying = (() => {
  const ENDINGS = { yaml: '.yaml', svg: '.svg', certificate: '.cert' };
  const SEEN = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap',
    'stroke-dasharray', 'font', 'text-anchor', 'display'];

  /** A picture by itself: what the style sheet says of its parts is written into them. */
  function picture(svg) {
    const copied = svg.cloneNode(true);
    const parts = Array.from(svg.querySelectorAll('*'));
    Array.from(copied.querySelectorAll('*')).forEach((part, i) => {
      const style = getComputedStyle(parts[i]);
      SEEN.forEach((name) => part.style.setProperty(name, style.getPropertyValue(name)));
      ['class', 'role', 'tabindex', 'aria-label', 'data-cell'].forEach((name) =>
        part.removeAttribute(name));
    });
    ['role', 'aria-label'].forEach((name) => copied.removeAttribute(name));
    return new XMLSerializer().serializeToString(copied) + '\n';
  }

  /** A drawing in one of the forms but the certificate's: a text, or a fault. */
  async function written(format, desk, scene, known, svg) {
    if (format === 'address') {
      return { text: location.href.replace(/#.*/, '') + '#' + encodeURIComponent(scene.text) };
    }
    if (format === 'svg') {
      return { text: picture(svg) };
    }
    if (format === 'section') {
      const board = await desk.ask('write', { text: scene.text, format: 'hexboard' });
      return board.fault ? board : { text: Verdict.section(scene, known, board.text) };
    }
    return desk.ask('write', { text: scene.text, format });
  }

  /** Copies a text by way of a field; answers what has become of it. */
  async function copy(text, field) {
    field.value = text;
    field.select();
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => document.execCommand('copy'));
    return isCopied ? 'Copied.' : 'It is in the field above, to be copied.';
  }

  /** Gives a text as a file, named after what was drawn; answers what has become of it. */
  function save(text, name, format) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
    const stem = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
    link.download = (stem || 'drawing') + (ENDINGS[format] || '.txt');
    link.click();
    return 'Saved as ' + link.download + '.';
  }

  return { written, copy, save };
})();
