import { accountPaths } from '../../../contract/paths/account.ts';
import { examPaths } from '../../../contract/paths/exam.ts';
import type { RouteRow } from '../../routes/route-row.ts';

/**
 * The page id of a route: its name without the slash, whatever case the address has; a tenant's configuration may
 * name another by `page_id_<route>` (assumed, G-080).
 */
export function pageIdOf(
  pathname: string,
  row: Pick<RouteRow, 'path' | 'aliases'> | undefined,
  options: Readonly<Record<string, string>>,
): string {
  const asked = pathname.replace(/^\/+|\/+$/g, '');
  const names = (row ? [row.path, ...row.aliases] : []).map((path) => path.slice(1));
  const name = names.find((known) => known.toLowerCase() === asked.toLowerCase()) ?? asked;
  return options[`page_id_${name}`] ?? name;
}

/** Where somebody goes from a home page without content. */
export function wayOnOf(signedIn: boolean): string {
  return signedIn ? examPaths.list.to() : accountPaths.login.to();
}
