import { accountPaths } from '../../../contract/paths/account.ts';
import type { FooterSetting } from '../../../domain/tenant/footer-setting.ts';
import { rowOf } from '../../routes/route-lookup.ts';
import type { RouteRow } from '../../routes/route-row.ts';

/** Legal pages that the footer offers, as far as this client has them. */
const legalPages = [
  accountPaths.userAgreement,
  accountPaths.privacyPolicy,
  accountPaths.registerProtocol,
  accountPaths.networkRegulation,
].map(({ pattern }) => pattern);

/** Nothing of its own, for a tenant that says nothing: the client's neutral texts fill in (G-094). */
export const emptyFooter: FooterSetting = {
  legal: [],
  links: [],
  reportPhone: '',
  contact: { address: '', postcode: '', phone: '' },
};

/** The footer belongs to pages with a bar; the steps around an exam stay calm (look §8). */
export function showsFooter(path: string, bar: boolean): boolean {
  return bar && !/^\/(exam|course)\//i.test(path);
}

export function legalRows(rows: readonly RouteRow[]): RouteRow[] {
  return legalPages.flatMap((path) => rowOf(rows, path) ?? []);
}

/** The lines of the contact dialog that are known, in their order (001 §2). */
export function contactLines({ contact }: FooterSetting): { name: 'address' | 'postcode' | 'phone'; value: string }[] {
  return (['address', 'postcode', 'phone'] as const).flatMap((name) =>
    contact[name] === '' ? [] : [{ name, value: contact[name] }],
  );
}
