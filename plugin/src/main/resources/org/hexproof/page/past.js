/* The drawings up to the one that is looked at, and those that were taken back. */
const Past = (() => {
  function empty() {
    const texts = [];
    let at = -1;

    function has(by) {
      return at + by >= 0 && at + by < texts.length;
    }

    return {
      /** Drops what was taken back, unless it is the drawing that is looked at already. */
      remember(text) {
        if (texts[at] !== text) {
          texts.splice(at + 1);
          texts.push(text);
          at++;
        }
      },
      /** Whether there is a drawing that many steps behind this one. */
      has,
      /** Goes there. */
      step(by) {
        at += by;
        return texts[at];
      },
    };
  }

  return { empty };
})();
