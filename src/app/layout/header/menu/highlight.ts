import { assessPaths } from '../../../../contract/paths/assess.ts';
import { examPaths } from '../../../../contract/paths/exam.ts';
import { homePaths } from '../../../../contract/paths/home.ts';
import { learningPaths } from '../../../../contract/paths/learning.ts';
import { livePaths } from '../../../../contract/paths/live.ts';
import { marketPaths } from '../../../../contract/paths/market.ts';
import type { ShownEntry } from './entries.ts';

/** Routes that change the highlighted entry; others leave it unchanged (001 §2). */
const highlighted = [
  learningPaths.center,
  assessPaths.list,
  examPaths.list,
  marketPaths.goods,
  homePaths.aic,
  homePaths.aicAbout,
  livePaths.list,
].map(({ pattern }) => pattern);

/** The highlighted path after navigating to `path`; what lies below a route belongs to it: a task to the learning centre. */
export function highlightAfter(before: string | null, path: string): string | null {
  const own = `${path.toLowerCase()}/`;
  return highlighted.find((known) => own.startsWith(`${known.toLowerCase()}/`)) ?? before;
}

/**
 * What a screen reader hears of a highlighted entry: the page that is shown, or, on a page that left the highlight as it
 * was, the entry of this menu that was used last.
 */
export function ariaCurrent({ target }: ShownEntry, current: boolean, path: string): 'page' | 'true' | undefined {
  if (!current) return undefined;
  return target.kind === 'inside' && target.route.toLowerCase() === path.toLowerCase() ? 'page' : 'true';
}

/** True for the entry of the highlighted route and for its parents. */
export function isCurrent({ target, children }: ShownEntry, highlight: string | null): boolean {
  if (highlight === null) return false;
  const own = target.kind === 'inside' && target.route.toLowerCase() === highlight.toLowerCase();
  return own || children.some((child) => isCurrent(child, highlight));
}
