import { useAtomValue } from 'jotai';
import { useApiQuery } from '#api/query.ts';
import { configurationsByKey } from '#contract/platform/site/navigation.ts';
import { tenantAtom, tenantFetchedAtom } from '../app-state.ts';
import { emptyFooter, readFooterSetting, type FooterSetting } from './footer-setting.ts';

/** The footer of the start configuration, else the one stored under its key, else neutral texts. */
export function useFooterSetting(): FooterSetting {
  const { footer, readCode } = useAtomValue(tenantAtom);
  // Unknown until the configuration has been fetched.
  const missing = useAtomValue(tenantFetchedAtom) !== null && footer === null;
  const stored = useApiQuery(configurationsByKey, { key: 'footerSetting' }, { enabled: missing, persist: true });
  return footer ?? readFooterSetting(stored.data?.value, readCode) ?? emptyFooter;
}
