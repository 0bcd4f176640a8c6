import type { ShownEntry } from './entries.ts';

/** Routes that move the menu's highlight; any other leaves it as it is (001 §2). */
const highlighted = [
  '/learning',
  '/assessList',
  '/examList',
  '/courseGoods',
  '/aic_homepage',
  '/aic_about',
  '/liveList',
];

/** The highlighted path after a step to `path`; routes outside the list keep what was highlighted. */
export function highlightAfter(before: string | null, path: string): string | null {
  return highlighted.find((known) => known.toLowerCase() === path.toLowerCase()) ?? before;
}

/** True for the entry of the highlighted route, and for the one whose sub-menu holds it. */
export function isCurrent({ target, children }: ShownEntry, highlight: string | null): boolean {
  if (highlight === null) return false;
  const own = target.kind === 'inside' && target.route.toLowerCase() === highlight.toLowerCase();
  return own || children.some((child) => isCurrent(child, highlight));
}
