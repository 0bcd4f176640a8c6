import type { RouteRow } from '../../routes/route-row.ts';

/**
 * The page id of a route: its name in the case of the route table; a tenant may override it with `page_id_<route>`
 * (assumed).
 */
export function pageIdOf(
  pathname: string,
  row: Pick<RouteRow, 'path' | 'aliases'> | undefined,
  options: Readonly<Record<string, string>>,
): string {
  const requested = pathname.replace(/^\/+|\/+$/g, '');
  const names = (row ? [row.path, ...row.aliases] : []).map((path) => path.slice(1));
  const name = names.find((known) => known.toLowerCase() === requested.toLowerCase()) ?? requested;
  return options[`page_id_${name}`] ?? name;
}
