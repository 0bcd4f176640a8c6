import type { AppInfo } from '#contract/ipc/app.ts';

/** The browser address of a staff path: the tenant's own site, else the platform. */
export function staffAddress(
  { platformOrigin, tenantHost }: Pick<AppInfo, 'platformOrigin' | 'tenantHost'>,
  path: string,
): string {
  const platform = URL.parse(platformOrigin);
  const sameHost = tenantHost === '' || tenantHost === platform?.host;
  return new URL(path, sameHost ? platformOrigin : `https://${tenantHost}`).href;
}

/** True for addresses that the system browser may open. */
export function isOpenable(address: string): boolean {
  return address.startsWith('https://');
}
