import { defaultLocale, type Locale } from '../../../../contract/ipc/locale.ts';

/** Endings of the pages that speak one language each (001 §2), in the order of the language picker (gaps G-100). */
const endings = [
  { ending: 'cn', locale: 'zh-CN', name: '中文' },
  { ending: 'en', locale: 'en-US', name: 'English' },
  { ending: 'fr', locale: 'fr-FR', name: 'Français' },
] as const satisfies readonly { ending: string; locale: Locale; name: string }[];

/** The same page in every language: '/about-cn' is '/about' with 'cn'. */
export function languagePages(base: string): { path: string; locale: Locale; name: string }[] {
  return endings.map(({ ending, locale, name }) => ({ path: `${base}-${ending}`, locale, name }));
}

/** The language of such a path; another ending is Chinese. */
export function localeOfPath(pathname: string): Locale {
  const ending = pathname.toLowerCase().replace(/\/+$/, '').slice(-2);
  return endings.find((entry) => entry.ending === ending)?.locale ?? defaultLocale;
}
