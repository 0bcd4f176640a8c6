import type { Access, RouteRow } from './route-row.ts';

/** The row of a path, regardless of case; never the catch-all row. */
export function rowOf(rows: readonly RouteRow[], path: string): RouteRow | undefined {
  const wanted = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return rows.find((row) => [row.path, ...row.aliases].some((address) => address.toLowerCase() === wanted));
}

/** The access of a path; undefined for one without a screen. For the guard. */
export function accessIn(rows: readonly RouteRow[]): (path: string) => Access | undefined {
  return (path) => rowOf(rows, path)?.guard;
}
