import type { QueryClient } from '@tanstack/react-query';
import { currentLocale, texts } from '../../lib/i18n.ts';

/** The platform answers in the language of a request (header locale): another language asks anew for what is shown. */
export function followLanguage(queries: QueryClient): () => void {
  let before = currentLocale();
  const onChange = () => {
    const now = currentLocale();
    if (now !== before) void queries.invalidateQueries();
    before = now;
  };
  texts.on('languageChanged', onChange);
  return () => texts.off('languageChanged', onChange);
}
