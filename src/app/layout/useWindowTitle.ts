import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '../../lib/desktop.ts';
import { tenantAtom } from '../../lib/state.ts';
import { pageAddressOf } from '../../ui/html/page-address.ts';
import type { RouteRow } from '../routes.ts';

/** Window title and icon: the screen's name with the tenant's page title, and the tenant's logo (001 §2). */
export function useWindowTitle(row: RouteRow | undefined): void {
  const { t } = useTranslation('app');
  const tenant = useAtomValue(tenantAtom);
  const name = tenant.title || t('product');
  const title = row ? `${t(row.title)} - ${name}` : name;
  useEffect(() => {
    document.title = title;
    // A title that the main process could not set is no reason to disturb anybody.
    void ask(desktop.window.setTitle(title)).catch(() => undefined);
  }, [title]);
  useEffect(() => {
    if (tenant.logo !== null) setIcon(pageAddressOf(tenant.logo));
  }, [tenant.logo]);
}

function setIcon(address: string): void {
  const known = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const link = known ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'icon';
  link.href = address;
}
