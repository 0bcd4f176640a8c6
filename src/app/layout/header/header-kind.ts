import type { Tenant } from '#domain/tenant/tenant.ts';

/** The header variants (001 §2). */
export type HeaderKind = 'default' | 'template' | 'dynamic' | 'tax' | 'international';

/** Heights in px, including the window bar; the tall header itself has 80 px (001 §9). */
export const headerHeights: Readonly<Record<HeaderKind, number>> = {
  default: 56,
  template: 112,
  dynamic: 112,
  tax: 108,
  international: 56,
};

/** frontendConfig key of the text that identifies tax-sector hosts; without it, no host is one. */
const taxMarkerKey = 'tax_host_marker';

/** The header of a host: tax sector first, then international, then the setting, else the default. */
export function headerKindOf(tenant: Pick<Tenant, 'options' | 'header'>, tenantHost: string): HeaderKind {
  const host = tenantHost.toLowerCase();
  const marker = tenant.options[taxMarkerKey]?.trim().toLowerCase() ?? '';
  if (marker !== '' && host.includes(marker)) return 'tax';
  if (host.includes('global') || host.includes('i18n')) return 'international';
  if (tenant.header.type === 1) return 'template';
  return tenant.header.type === 3 ? 'dynamic' : 'default';
}

/** The content width: 1200 px, or 1366 px with a nav logo (001 §9), which only two headers support. */
export function contentWidthOf(kind: HeaderKind, tenant: Pick<Tenant, 'header'>): '1200px' | '1366px' {
  const withNavLogo = (kind === 'template' || kind === 'dynamic') && tenant.header.navLogo !== null;
  return withNavLogo ? '1366px' : '1200px';
}
