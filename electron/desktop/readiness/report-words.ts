import type { Locale } from '#contract/ipc/locale.ts';
import { spokenTexts } from '#electron/kernel/words/spoken-texts.ts';
import english from '#locales/en-US/site/readiness.json' with { type: 'json' };
import french from '#locales/fr-FR/site/readiness.json' with { type: 'json' };
import chinese from '#locales/zh-CN/site/readiness.json' with { type: 'json' };

/** The words of the readiness page, for a run without one. */
export const reportWords = (locale: Locale) =>
  spokenTexts({ 'zh-CN': chinese, 'en-US': english, 'fr-FR': french }, locale);
