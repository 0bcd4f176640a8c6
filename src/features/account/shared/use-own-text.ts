import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { tenantAtom } from '#domain/app-state.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';
import { ownTextOf } from './own-text.ts';

/** A legal text as the centre wrote it, HTML; null: it wrote none. */
export function useOwnText(name: string): string | null {
  useTranslation();
  const { options } = useAtomValue(tenantAtom);
  return ownTextOf(options, name, currentLocale());
}
