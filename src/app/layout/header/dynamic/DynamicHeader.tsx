import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#api/query.ts';
import { useTargets } from '#app/routes/use-targets.ts';
import { navigationGetMenu } from '#contract/platform/site/navigation.ts';
import { appInfoAtom, tenantAtom } from '#domain/app-state.ts';
import { readStoredMenu } from '#domain/tenant/menu.ts';
import { menuOrAreas } from '../menu/entries.ts';
import { TallHeader } from '../template/TallHeader.tsx';

/** The dynamic header: the template header with menu entries fetched for this domain. */
export function DynamicHeader() {
  const screens = useTargets();
  const { t } = useTranslation('header');
  const { tenantHost } = useAtomValue(appInfoAtom);
  const tenant = useAtomValue(tenantAtom);
  const navigation = useApiQuery(navigationGetMenu, { domain: tenantHost }, { persist: true });
  if (navigation.isPending) return <TallHeader entries={[]} />;
  // Without an answer, or with one that has no entries, the menu of the start configuration is used.
  const menu = readStoredMenu(navigation.data, tenant.readCode) ?? tenant.menu;
  const retry = navigation.isError && (
    <Button appearance="subtle" icon={<ArrowClockwiseRegular />} onClick={() => void navigation.refetch()}>
      {t('menuFailed')}
    </Button>
  );
  return <TallHeader entries={menuOrAreas(menu, screens)} note={retry} />;
}
