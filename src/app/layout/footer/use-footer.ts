import { useAtomValue } from 'jotai';
import { configurationsByKey } from '../../../contract/platform/site/navigation.ts';
import { useApiQuery } from '../../../api/query.ts';
import { tenantAtom, tenantFetchedAtom } from '../../../domain/session/state.ts';
import { readFooterSetting, type FooterSetting } from '../../../domain/tenant/footer-setting.ts';
import { emptyFooter } from './rules.ts';

/** The footer of the start configuration, else the one that the platform keeps by its key, else neutral texts. */
export function useFooter(): FooterSetting {
  const { footer, readCode } = useAtomValue(tenantAtom);
  // Before the configuration came nobody knows what it lacks.
  const lacking = useAtomValue(tenantFetchedAtom) !== null && footer === null;
  const kept = useApiQuery(configurationsByKey, { key: 'footerSetting' }, { enabled: lacking, persist: true });
  return footer ?? readFooterSetting(kept.data?.value, readCode) ?? emptyFooter;
}
