import type { MenuEntry } from '../../../lib/tenant.ts';
import { rowOf } from '../../route-lookup.ts';
import type { RouteRow } from '../../routes.ts';

/** The logo's name is cut here (001 §9). */
const longestName = 23;

/** The name beside the logo: at most 23 characters, then an ellipsis (001 §2). */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : name;
}

/** One entry of the bar. */
export interface BarEntry {
  /** The tenant's own word, or null: the title of the row. */
  name: string | null;
  path: string;
  row: RouteRow;
}

/** The menu of the configuration, as far as this client has the screens; without any, the exams. */
export function barEntries(menu: readonly MenuEntry[], rows: readonly RouteRow[]): BarEntry[] {
  const known = menu.flatMap(({ name, url }) => {
    const path = url.split(/[?#]/)[0] ?? url;
    const row = path.startsWith('/') ? rowOf(rows, path) : undefined;
    return row?.bar ? [{ name, path: url, row }] : [];
  });
  if (known.length > 0) return known;
  const exams = rowOf(rows, '/examList');
  return exams ? [{ name: null, path: exams.path, row: exams }] : [];
}

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
