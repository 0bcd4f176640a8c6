import { accountPaths } from '#contract/paths/account.ts';
import type { FooterSetting } from '#domain/tenant/footer-setting.ts';
import { rowOf } from '../../routes/route-lookup.ts';
import type { RouteRow } from '../../routes/route-row.ts';

/** Legal pages linked in the footer, if they have a screen. */
const legalPages = [
  accountPaths.userAgreement,
  accountPaths.privacyPolicy,
  accountPaths.registerProtocol,
  accountPaths.networkRegulation,
].map(({ pattern }) => pattern);

/** The footer is on pages with a header, except the steps around an exam. */
export function showsFooter(path: string, bar: boolean): boolean {
  return bar && !/^\/(exam|course)\//i.test(path);
}

export function legalRows(rows: readonly RouteRow[]): RouteRow[] {
  return legalPages.flatMap((path) => rowOf(rows, path) ?? []);
}

/** The known lines of the contact dialog, in order (001 §2). */
export function contactLines({ contact }: FooterSetting): { name: 'address' | 'postcode' | 'phone'; value: string }[] {
  return (['address', 'postcode', 'phone'] as const).flatMap((name) =>
    contact[name] === '' ? [] : [{ name, value: contact[name] }],
  );
}
