/** Contents that arrive later than this leave the page where it is. */
const patienceMs = 10_000;
/** A page whose height has not changed for this long shows what it has. */
const calmMs = 2_000;

/** After any of these the learner decides where the page is. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the page to where it was scrolled, and keeps it there while its contents arrive: a skeleton is longer or shorter
 * than what it stands for. Ends when the page is calm there, when the learner moves, or after ten seconds; `onEnd` tells
 * so. Returns a function that ends it.
 */
export function reachScroll(top: number, onEnd: () => void): () => void {
  const page = document.documentElement;
  let ended = false;
  let calm: ReturnType<typeof setTimeout> | undefined;
  const watch = new ResizeObserver(go);
  const timer = setTimeout(end, patienceMs);

  function go(): void {
    if (ended) return;
    clearTimeout(calm);
    // As far as it goes: a list brings its next part when its end is seen.
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo({ top, behavior: 'instant' });
    if (page.scrollHeight - page.clientHeight >= top) calm = setTimeout(end, calmMs);
  }

  function end(): void {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    clearTimeout(calm);
    watch.disconnect();
    for (const move of ownMoves) removeEventListener(move, end, { capture: true });
    onEnd();
  }

  for (const move of ownMoves) addEventListener(move, end, { capture: true, passive: true });
  // The body is as high as the window; what is in it grows.
  const contents = document.querySelector('#screen');
  if (contents) watch.observe(contents);
  go();
  return end;
}
