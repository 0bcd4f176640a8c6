import { defaultLocale, locales, type Locale } from '#contract/ipc/locale.ts';
import type { LanguagePages } from '#contract/paths/home.ts';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '中文',
  'en-US': 'English',
  'fr-FR': 'Français',
};

/** The language of the address of a page with one for each; another address is Chinese. */
export function localeOfPath(pages: LanguagePages, pathname: string): Locale {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '');
  return locales.find((locale) => pages[locale].pattern === wanted) ?? defaultLocale;
}
