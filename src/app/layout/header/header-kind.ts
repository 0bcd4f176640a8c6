import type { Tenant } from '../../../domain/tenant/tenant.ts';

/** The five headers (001 §2). */
export type HeaderKind = 'default' | 'template' | 'dynamic' | 'tax' | 'international';

/** Heights in px with the window bar; the tall header itself has its 80 px (001 §9). */
export const headerHeights: Readonly<Record<HeaderKind, number>> = {
  default: 56,
  template: 112,
  dynamic: 112,
  tax: 108,
  international: 56,
};

/** Name of the frontendConfig value that a tax-sector host contains; without it no host is one (G-082). */
const taxMarkerKey = 'tax_host_marker';

/** Which header a tenant's host gets: tax sector, international, then the setting, else the default (G-082, G-083). */
export function headerKindOf(tenant: Pick<Tenant, 'options' | 'header'>, tenantHost: string): HeaderKind {
  const host = tenantHost.toLowerCase();
  const marker = tenant.options[taxMarkerKey]?.trim().toLowerCase() ?? '';
  if (marker !== '' && host.includes(marker)) return 'tax';
  if (host.includes('global') || host.includes('i18n')) return 'international';
  if (tenant.header.type === 1) return 'template';
  return tenant.header.type === 3 ? 'dynamic' : 'default';
}

/** Content is 1200 px wide, 1366 px with a nav logo (001 §9); only headers with a place for one have it. */
export function contentWidthOf(kind: HeaderKind, tenant: Pick<Tenant, 'header'>): '1200px' | '1366px' {
  const withNavLogo = (kind === 'template' || kind === 'dynamic') && tenant.header.navLogo !== null;
  return withNavLogo ? '1366px' : '1200px';
}
