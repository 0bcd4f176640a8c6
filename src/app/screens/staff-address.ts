import type { AppInfo } from '../../contract/ipc/app.ts';

/** Where staff open a path in their browser: the tenant's own site, else the platform. */
export function staffAddress(
  { platformOrigin, tenantHost }: Pick<AppInfo, 'platformOrigin' | 'tenantHost'>,
  path: string,
): string {
  const platform = URL.parse(platformOrigin);
  const sameHost = tenantHost === '' || tenantHost === platform?.host;
  return new URL(path, sameHost ? platformOrigin : `https://${tenantHost}`).href;
}

/** Only such an address may leave for the system's browser. */
export function mayLeave(address: string): boolean {
  return address.startsWith('https://');
}
