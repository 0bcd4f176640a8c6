import type { Access, RouteRow } from './route-row.ts';

/** The row that serves a path; addresses are read without regard to case (G-069). The catch-all serves none. */
export function rowOf(rows: readonly RouteRow[], path: string): RouteRow | undefined {
  const wanted = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return rows.find((row) => [row.path, ...row.aliases].some((address) => address.toLowerCase() === wanted));
}

/** The rows that have a screen. Home pages, menus and ways back lead to these only. */
export function screensOf(rows: readonly RouteRow[]): RouteRow[] {
  return rows.filter(({ ahead }) => ahead !== true);
}

/** The access of a path that has a screen; undefined: it has none. For the guard. */
export function accessIn(rows: readonly RouteRow[]): (path: string) => Access | undefined {
  const screens = screensOf(rows);
  return (path) => rowOf(screens, path)?.guard;
}
