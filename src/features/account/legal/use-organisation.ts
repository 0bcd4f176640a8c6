import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { tenantAtom } from '../../../domain/session/state.ts';

/** Who the texts speak for: the tenant by its name, else in general words. */
export function useOrganisation(): string {
  const { t } = useTranslation('legal');
  return useAtomValue(tenantAtom).title || t('organisation');
}
