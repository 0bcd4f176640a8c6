import { rowOf } from '#app/routes/route-lookup.ts';
import type { RouteRow } from '#app/routes/route-row.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { assessPaths } from '#contract/paths/assess.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { homePaths } from '#contract/paths/home.ts';
import { jobPaths } from '#contract/paths/job.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { livePaths } from '#contract/paths/live.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { practicePaths } from '#contract/paths/practice.ts';
import { sitePaths } from '#contract/paths/site.ts';
import type { HeaderButton } from '#domain/tenant/header-setting.ts';
import { withoutHash, type MenuEntry } from '#domain/tenant/menu.ts';

/** What an internal address may lead to. */
export interface Screens {
  rows: readonly RouteRow[];
  /** Hosts with port whose addresses are those of this client: the platform's and the tenant's. */
  ownHosts: readonly string[];
}

/** The target of an entry; `none`: it only opens its sub-menu. */
export type Target =
  | { kind: 'inside'; path: string; route: string }
  | { kind: 'outside'; url: string }
  | { kind: 'none' };

/** A visible menu entry. */
export interface ShownEntry {
  /** Unique among its neighbours. */
  key: string;
  /** The tenant's text; null: the i18n key in `title` is used. */
  name: string | null;
  title: string;
  target: Target;
  newWindow: boolean;
  needsLogin: boolean;
  children: readonly ShownEntry[];
}

/** The visible entries of a menu: not hidden, and internal targets only with a screen. */
export function shownEntries(menu: readonly MenuEntry[], screens: Screens): ShownEntry[] {
  return menu.flatMap((entry, index) => {
    if (entry.hidden) return [];
    const children = shownEntries(entry.children, screens);
    const target = targetOf(entry, screens);
    if (target.kind === 'none' && children.length === 0) return [];
    const { name, newWindow, needsLogin } = entry;
    return [{ key: `${index} ${name}`, name, title: '', target, newWindow, needsLogin, children }];
  });
}

/** Every area that a platform may have, in the order of a menu that no tenant configured. */
const areas = [
  learningPaths.center,
  examPaths.list,
  practicePaths.list,
  livePaths.list,
  learningPaths.course,
  assessPaths.list,
  marketPaths.goods,
  marketPaths.providers,
  jobPaths.board,
  homePaths.articles,
  homePaths.institutions,
] as const;

/** The same; for an empty menu every area, under our names. */
export function menuOrAreas(menu: readonly MenuEntry[], screens: Screens): ShownEntry[] {
  const shown = shownEntries(menu, screens);
  if (shown.length > 0) return shown;
  return areas.flatMap(({ pattern }) => {
    const row = rowOf(screens.rows, pattern);
    return row ? [{ ...plainEntry(row.path, null, row.title), needsLogin: row.guard === 'learner' }] : [];
  });
}

/** A built-in entry: same window, no sign-in required. */
export function plainEntry(path: string, name: string | null, title: string): ShownEntry {
  const route = path.split(/[?#]/)[0] ?? path;
  const target: Target = { kind: 'inside', path, route };
  return { key: path, name, title, target, newWindow: false, needsLogin: false, children: [] };
}

/** Header buttons as entries, without those that show a QR code. */
export function buttonEntries(buttons: readonly HeaderButton[], screens: Screens): ShownEntry[] {
  const plain = buttons.filter(({ qrCode }) => qrCode === null);
  return shownEntries(
    plain.map((button) => ({ ...button, needsLogin: false, hidden: false, children: [] })),
    screens,
  );
}

/** The target of a configured address; `none` for paths without a screen. */
export function targetOf({ url, external }: Pick<MenuEntry, 'url' | 'external'>, { rows, ownHosts }: Screens): Target {
  if (url === '') return { kind: 'none' };
  if (external) {
    const full = /^https?:\/\//i.test(url) ? url : `https://${url.replace(/^\/\//, '')}`;
    const own = ownPath(full, ownHosts);
    const inside = own === null ? null : targetOf({ url: own, external: false }, { rows, ownHosts });
    return inside?.kind === 'inside' ? inside : { kind: 'outside', url: full };
  }
  if (url === sitePaths.root.to()) return { kind: 'inside', path: url, route: url };
  const path = url.startsWith('/') ? url : `/${url}`;
  const row = rowOf(rows, path.split(/[?#]/)[0] ?? path);
  return row ? { kind: 'inside', path, route: row.path } : { kind: 'none' };
}

/** The path of an address on one of the tenant's own hosts, as this client writes it; null: another host. */
function ownPath(address: string, ownHosts: readonly string[]): string | null {
  const url = URL.parse(address);
  if (!url || !ownHosts.includes(url.host)) return null;
  return withoutHash(url.hash.startsWith('#/') ? url.hash : `${url.pathname}${url.search}${url.hash}`);
}

/** The effect of a click on an entry. */
export type EntryAction =
  | { kind: 'go'; path: string }
  | { kind: 'window'; path: string }
  | { kind: 'browser'; url: string }
  | { kind: 'nothing' };

/** Visitors are sent to the sign-in page first if the entry requires it (001 §2). */
export function actionOf({ target, needsLogin, newWindow }: ShownEntry, signedIn: boolean): EntryAction {
  if (target.kind === 'none') return { kind: 'nothing' };
  if (needsLogin && !signedIn) {
    return { kind: 'go', path: accountPaths.login.to(target.kind === 'inside' ? { redirect: target.path } : {}) };
  }
  if (target.kind === 'outside') return { kind: 'browser', url: target.url };
  return { kind: newWindow ? 'window' : 'go', path: target.path };
}
