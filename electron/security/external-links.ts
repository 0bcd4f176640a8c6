import { configurationValue } from '../tenant/tenant-values.ts';

/** Hosts whose https pages may be opened in the system's browser: the platform's, the tenant's, and those it names. */
export function allowedHosts(platformOrigin: string, tenantHost: string, configuration: unknown): readonly string[] {
  const named = ['h5_address', 'external_link_hosts'].flatMap((key) => {
    const value = configurationValue(configuration, key);
    return typeof value === 'string' ? value.split(/[\s,;]+/) : [];
  });
  const hosts = [platformOrigin, tenantHost, ...named].map(hostOf);
  return [...new Set(hosts.filter((host) => host !== ''))];
}

/** True when the address is https, without user and password, on an allowed host or below one. */
export function mayOpen(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

function hostOf(address: string): string {
  return URL.parse(address.includes('://') ? address : `https://${address}`)?.hostname ?? '';
}
