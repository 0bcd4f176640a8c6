import { accountPaths } from '#contract/paths/account.ts';

/** The tenant's mobile site: h5_address with its path, else the solution's domain (001 §2); '' when there is none. */
function mobileSite(h5Address: string | undefined, domain: string | null): string {
  return (h5Address?.trim() || domain?.trim() || '')
    .replace(/^https?:\/\//i, '')
    .replace(/\?[^#]*/, '')
    .replace(/\/+$/, '');
}

/** Sign-in page of the tenant's mobile site. */
export function mobileLink(h5Address: string | undefined, domain: string | null): string | null {
  const site = mobileSite(h5Address, domain);
  return site === '' ? null : `https://${site}${accountPaths.login.to()}`;
}

/** A phone's browser gives a camera to secure pages only; those of this computer count as such. */
const thisComputer = /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/i;

/** The page that makes a phone a camera, below the tenant's mobile site (its path is assumed); null: there is no site. */
export function phoneCameraPage(h5Address: string | undefined, domain: string | null): string | null {
  const site = mobileSite(h5Address, domain);
  const scheme = thisComputer.test(h5Address?.trim() ?? '') ? 'http' : 'https';
  return site === '' ? null : `${scheme}://${site}/phoneCamera`;
}

/** The page with its one-time code, in the part of an address that no server and no log gets. */
export function phoneCameraLink(page: string, code: string): string {
  return page.includes('#') ? `${page}?code=${code}` : `${page}#${code}`;
}
