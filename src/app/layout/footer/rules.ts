import type { Locale } from '#contract/ipc/locale.ts';
import { accountPaths } from '#contract/paths/account.ts';
import type { FooterSetting } from '#domain/tenant/footer-setting.ts';
import type { Tenant } from '#domain/tenant/tenant.ts';
import { ownTextOf } from '#features/account/shared/own-text.ts';
import { rowOf } from '../../routes/route-lookup.ts';
import type { RouteRow } from '../../routes/route-row.ts';

/** Legal pages linked in the footer, if they have a screen. */
const legalPages = [
  accountPaths.userAgreement,
  accountPaths.privacyPolicy,
  accountPaths.registerProtocol,
  accountPaths.networkRegulation,
].map(({ pattern }) => pattern);

/** Linked where the centre wrote the text itself: what the client has of these is a sample that nobody looks for. */
const ownPages = [
  ['learnerPrivacy', accountPaths.userPrivacy],
  ['service', accountPaths.serviceAgreement],
  ['hydropower', accountPaths.hydropowerPrivacy],
] as const;

/** The footer is on pages with a header, except the steps around an exam. */
export function showsFooter(path: string, bar: boolean): boolean {
  return bar && !/^\/(exam|course)\//i.test(path);
}

export function legalRows(rows: readonly RouteRow[], { options }: Pick<Tenant, 'options'>, locale: Locale): RouteRow[] {
  const own = ownPages.flatMap(([name, { pattern }]) => (ownTextOf(options, name, locale) === null ? [] : [pattern]));
  return [...legalPages, ...own].flatMap((path) => rowOf(rows, path) ?? []);
}

/** The known lines of the contact dialog, in order (001 §2). */
export function contactLines({ contact }: FooterSetting): { name: 'address' | 'postcode' | 'phone'; value: string }[] {
  return (['address', 'postcode', 'phone'] as const).flatMap((name) =>
    contact[name] === '' ? [] : [{ name, value: contact[name] }],
  );
}
