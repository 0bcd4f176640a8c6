import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { tenantAtom } from '#domain/app-state.ts';

/** The organisation named in the texts: the tenant, else a general term. */
export function useOrganisation(): string {
  const { t } = useTranslation('legal');
  return useAtomValue(tenantAtom).title || t('organisation');
}
