import type { Access, RouteRow } from './route-row.ts';

/** The row of a path, regardless of case; never the catch-all row. */
export function rowOf(rows: readonly RouteRow[], path: string): RouteRow | undefined {
  const wanted = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return rows.find((row) => [row.path, ...row.aliases].some((address) => address.toLowerCase() === wanted));
}

/** The rows with a screen. Only these are targets of home pages, menus and redirects. */
export function screensOf(rows: readonly RouteRow[]): RouteRow[] {
  return rows.filter(({ planned }) => planned !== true);
}

/** The access of a path with a screen; undefined for other paths. For the guard. */
export function accessIn(rows: readonly RouteRow[]): (path: string) => Access | undefined {
  const screens = screensOf(rows);
  return (path) => rowOf(screens, path)?.guard;
}
