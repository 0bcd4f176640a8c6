import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ask, desktop } from '../../lib/desktop.ts';
import { tenantAtom } from '../../lib/state.ts';
import type { RouteRow } from '../routes.ts';

/** Window title: the screen, then the tenant's page title (001 §2). */
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
}
