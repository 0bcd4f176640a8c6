import type { Locale } from '../ipc/locale.ts';
import { definePath, defineQueryPath } from './define-path.ts';

/** Home pages, pages per language, content pages, institutions (000 §2, 001 §2). */
export const homePaths = {
  platform: definePath('/opHomepage'),
  global: definePath('/globalHome', '/GlobalHome'),
  hydropower: definePath('/shuidian_homepage'),
  demo: definePath('/demo_homepage'),
  aic: definePath('/aic_homepage'),
  aicAbout: definePath('/aic_about'),
  consumer: definePath('/toC'),
  /** Articles: all, of one class, or what a search finds. */
  articles: defineQueryPath('/cms/list', ['classId', 'keyword', 'page', 'size']),
  article: defineQueryPath('/cms/detail', ['id']),
  film: defineQueryPath('/cms/video', ['id']),
  institutions: definePath('/institutionalEntry'),
} as const;

/** A page with an address for each language. */
export type LanguagePages = Readonly<Record<Locale, ReturnType<typeof definePath>>>;

/** Pages that speak one language each (001 §2), in the order of the language picker (G-100). */
export const languagePaths = {
  certificate: {
    'zh-CN': definePath('/certificate-cn'),
    'en-US': definePath('/certificate-en'),
    'fr-FR': definePath('/certificate-fr'),
  },
  about: {
    'zh-CN': definePath('/about-cn'),
    'en-US': definePath('/about-en'),
    'fr-FR': definePath('/about-fr'),
  },
} as const;
