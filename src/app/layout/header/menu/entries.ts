import { accountPaths } from '../../../../contract/paths/account.ts';
import { examPaths } from '../../../../contract/paths/exam.ts';
import { sitePaths } from '../../../../contract/paths/site.ts';
import type { HeaderButton } from '../../../../domain/tenant/header-setting.ts';
import type { MenuEntry } from '../../../../domain/tenant/menu.ts';
import { rowOf } from '../../../routes/route-lookup.ts';
import type { RouteRow } from '../../../routes/route-row.ts';

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
export function shownEntries(menu: readonly MenuEntry[], rows: readonly RouteRow[]): ShownEntry[] {
  return menu.flatMap((entry, index) => {
    if (entry.hidden) return [];
    const children = shownEntries(entry.children, rows);
    const target = targetOf(entry, rows);
    if (target.kind === 'none' && children.length === 0) return [];
    const { name, newWindow, needsLogin } = entry;
    return [{ key: `${index} ${name}`, name, title: '', target, newWindow, needsLogin, children }];
  });
}

/** The same, with the exam list as fallback for an empty menu. */
export function menuOrExams(menu: readonly MenuEntry[], rows: readonly RouteRow[]): ShownEntry[] {
  const shown = shownEntries(menu, rows);
  const exams = rowOf(rows, examPaths.list.to());
  return shown.length > 0 || !exams ? shown : [plainEntry(exams.path, null, exams.title)];
}

/** A built-in entry: same window, no sign-in required. */
export function plainEntry(path: string, name: string | null, title: string): ShownEntry {
  const route = path.split(/[?#]/)[0] ?? path;
  const target: Target = { kind: 'inside', path, route };
  return { key: path, name, title, target, newWindow: false, needsLogin: false, children: [] };
}

/** Header buttons as entries, without those that show a QR code. */
export function buttonEntries(buttons: readonly HeaderButton[], rows: readonly RouteRow[]): ShownEntry[] {
  const plain = buttons.filter(({ qrCode }) => qrCode === null);
  return shownEntries(
    plain.map((button) => ({ ...button, needsLogin: false, hidden: false, children: [] })),
    rows,
  );
}

/** The target of a configured address; `none` for paths without a screen with a header. */
export function targetOf({ url, external }: Pick<MenuEntry, 'url' | 'external'>, rows: readonly RouteRow[]): Target {
  if (url === '') return { kind: 'none' };
  if (external)
    return { kind: 'outside', url: /^https?:\/\//i.test(url) ? url : `https://${url.replace(/^\/\//, '')}` };
  if (url === sitePaths.root.to()) return { kind: 'inside', path: url, route: url };
  const path = url.startsWith('/') ? url : `/${url}`;
  const row = rowOf(rows, path.split(/[?#]/)[0] ?? path);
  return row ? { kind: 'inside', path, route: row.path } : { kind: 'none' };
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
