import { accountPaths } from '../../contract/paths/account.ts';

/** Sign-in page of the tenant's mobile site: h5_address, else the solution's domain (001 §2). */
export function mobileLink(h5Address: string | undefined, domain: string | null): string | null {
  const host = (h5Address?.trim() || domain?.trim() || '').replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  return host === '' ? null : `https://${host}${accountPaths.login.to()}`;
}
