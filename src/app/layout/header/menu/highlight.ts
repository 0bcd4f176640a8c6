import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths } from '#contract/paths/home.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { marketPaths } from '#contract/paths/market.ts';
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

/** Where the learner is. */
interface Place {
  pathname: string;
  /** With the question mark, or ''. */
  search: string;
}

/**
 * The highlighted address after navigating: of the entry that leads there, else of the listed route; what lies below a
 * route belongs to it, a task to the learning centre (G-173). Anywhere else it stays as it was.
 */
export function highlightAfter(before: string | null, entries: readonly ShownEntry[], place: Place): string | null {
  const entry = pathsOf(entries)
    .filter((path) => leadsTo(path, place))
    .toSorted((a, b) => b.length - a.length)[0];
  const own = `${place.pathname.toLowerCase()}/`;
  return entry ?? highlighted.find((known) => own.startsWith(`${known.toLowerCase()}/`)) ?? before;
}

const pathsOf = (entries: readonly ShownEntry[]): string[] =>
  entries.flatMap(({ target, children }) => [...(target.kind === 'inside' ? [target.path] : []), ...pathsOf(children)]);

/** True when an entry's address is this place: the same route, with each parameter that the entry names. */
function leadsTo(path: string, { pathname, search }: Place): boolean {
  const [route = '', query = ''] = (path.split('#')[0] ?? '').split('?');
  const here = new URLSearchParams(search);
  const named = [...new URLSearchParams(query)];
  return route.toLowerCase() === pathname.toLowerCase() && named.every(([name, value]) => here.get(name) === value);
}

/**
 * What a screen reader hears of a highlighted entry: the page that is shown, or, on a page that left the highlight as it
 * was, the entry of this menu that was used last.
 */
export function ariaCurrent({ target }: ShownEntry, current: boolean, path: string): 'page' | 'true' | undefined {
  if (!current) return undefined;
  return target.kind === 'inside' && target.route.toLowerCase() === path.toLowerCase() ? 'page' : 'true';
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** True for the highlighted entry, for those of a highlighted route, and for their parents. */
export function isCurrent({ target, children }: ShownEntry, highlight: string | null): boolean {
  if (highlight === null) return false;
  const routes = highlighted.includes(highlight);
  const own = target.kind === 'inside' && sameText(routes ? target.route : target.path, highlight);
  return own || children.some((child) => isCurrent(child, highlight));
}
