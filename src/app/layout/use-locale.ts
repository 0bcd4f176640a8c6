import { useTranslation } from 'react-i18next';
import type { Locale } from '#contract/ipc/locale.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';

/** The current language; re-renders on a change. */
export function useLocale(): Locale {
  useTranslation();
  return currentLocale();
}
