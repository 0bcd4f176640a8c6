import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#contract/ipc/locale.ts';
import { logFailure } from '../log.ts';
import { preloadLocale, i18n } from './i18n.ts';

/** The texts of a slice in a fixed language; null while they load. */
export function useTextsOf(locale: Locale, slice: string): TFunction | null {
  // Re-renders when a pack is applied or the language changes.
  useTranslation(slice);
  const [loadedLocale, setLoadedLocale] = useState<Locale | null>(null);
  useEffect(() => {
    let cancelled = false;
    preloadLocale(locale)
      .catch((error: unknown) => logFailure(`language ${locale}`, error))
      .finally(() => {
        if (!cancelled) setLoadedLocale(locale);
      });
    return () => {
      cancelled = true;
    };
  }, [locale]);
  return loadedLocale === locale ? i18n.getFixedT(locale, slice) : null;
}
