import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLocale, locales, type Locale } from '../../electron/contract/locale.ts';

const files = import.meta.glob<ResourceLanguage>('../../locales/*/*.json', { import: 'default' });

/** The one i18n instance: `locales/<lang>/<slice>.json` is the namespace `<slice>` of a language. */
export const texts: i18n = createInstance();

/** Starts with one language; the others are loaded when chosen. */
export async function startI18n(locale: Locale): Promise<void> {
  await texts.use(initReactI18next).init({
    lng: locale,
    fallbackLng: locale === defaultLocale ? [] : [defaultLocale],
    ns: [],
    defaultNS: 'app',
    // Texts of the platform are shown as text nodes, React escapes them.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    partialBundledLanguages: true,
    resources: {},
    returnNull: false,
  });
  await changeLocale(locale);
}

/** Loads a language as a whole and switches every open screen to it. */
export async function changeLocale(locale: Locale): Promise<void> {
  await load(locale);
  await texts.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** The language that is shown now. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === texts.language) ?? defaultLocale;
}

async function load(locale: Locale): Promise<void> {
  const slices = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
  await Promise.all(
    slices.map(async ([path, read]) => {
      const slice = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      if (!texts.hasResourceBundle(locale, slice)) texts.addResourceBundle(locale, slice, await read());
    }),
  );
}
