import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../contract/ipc/locale.ts';
import { readyLocale, i18n } from './i18n.ts';
import { logFailure } from '../log.ts';

/** Texts of a slice in one language, whatever the client speaks; null while they load. */
export function useTextsOf(locale: Locale, slice: string): TFunction | null {
  // Told of packs and of other languages, as any screen.
  useTranslation(slice);
  const [ready, setReady] = useState<Locale | null>(null);
  useEffect(() => {
    let current = true;
    readyLocale(locale)
      .catch((error: unknown) => logFailure(`language ${locale}`, error))
      .finally(() => {
        if (current) setReady(locale);
      });
    return () => {
      current = false;
    };
  }, [locale]);
  return ready === locale ? i18n.getFixedT(locale, slice) : null;
}
