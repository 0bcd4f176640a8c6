import type { Access, RouteRow } from './routes.ts';

/** The row that serves a path; addresses are read without regard to case (gaps G-069). The catch-all serves none. */
export function rowOf(rows: readonly RouteRow[], path: string): RouteRow | undefined {
  const wanted = path.toLowerCase().replace(/(.)\/+$/, '$1');
  return rows.find((row) => [row.path, ...(row.aliases ?? [])].some((address) => address.toLowerCase() === wanted));
}

/** The access of a path, for the guard. */
export function accessIn(rows: readonly RouteRow[]): (path: string) => Access | undefined {
  return (path) => rowOf(rows, path)?.guard;
}
