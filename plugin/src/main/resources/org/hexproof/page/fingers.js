/* Fingers that swipe over an element, to the left or to the right. */
const Fingers = (() => {
  /** Pixels that a finger goes at least. */
  const SWIPE = 40;

  function listen(holder, toLeft, toRight) {
    let start = null;
    holder.addEventListener('touchstart', (event) => {
      start = event.touches.length === 1 ? event.touches[0] : null;
    }, { passive: true });
    holder.addEventListener('touchend', (event) => {
      const end = event.changedTouches[0];
      const right = start ? end.clientX - start.clientX : 0;
      const down = start ? end.clientY - start.clientY : 0;
      start = null;
      if (Math.abs(right) >= SWIPE && Math.abs(right) > 2 * Math.abs(down)) {
        (right < 0 ? toLeft : toRight)();
      }
    });
  }

  return { listen };
})();
