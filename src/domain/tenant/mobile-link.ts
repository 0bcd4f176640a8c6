import { accountPaths } from '../../contract/paths/account.ts';

/** Sign-in page of the tenant's mobile site: h5_address with its path, else the solution's domain (001 §2). */
export function mobileLink(h5Address: string | undefined, domain: string | null): string | null {
  const site = (h5Address?.trim() || domain?.trim() || '')
    .replace(/^https?:\/\//i, '')
    .replace(/\?[^#]*/, '')
    .replace(/\/+$/, '');
  return site === '' ? null : `https://${site}${accountPaths.login.to()}`;
}
