import type { QueryClient } from '@tanstack/react-query';
import { currentLocale, i18n } from '../../lib/i18n/i18n.ts';

/** The platform answers in the language of a request (header locale): another language asks anew for what is shown. */
export function followLanguage(queries: QueryClient): () => void {
  let before = currentLocale();
  const onChange = () => {
    const now = currentLocale();
    // An answer that is still on its way would come in the former language.
    if (now !== before) void queries.cancelQueries().then(() => queries.invalidateQueries());
    before = now;
  };
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
}
