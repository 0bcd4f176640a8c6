import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLocale, locales, type Locale } from '../../contract/ipc/locale.ts';
import { mergeSlice, type FlatTexts, type TextTree } from './pack.ts';

const files = import.meta.glob<TextTree>('../../../locales/*/*/*.json', { import: 'default' });

/** The one i18n instance: `locales/<lang>/<area>/<slice>.json` is the namespace `<slice>` of a language. */
export const texts: i18n = createInstance();

/** Words of the platform that stand over the shipped ones, by language (000 §4). */
const packs = new Map<Locale, FlatTexts>();
const loaded = new Set<Locale>();

/** Starts with one language and its pack; the others are loaded when chosen. */
export async function startI18n(locale: Locale, pack: FlatTexts = {}): Promise<void> {
  packs.clear();
  packs.set(locale, pack);
  loaded.clear();
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

/** Puts a pack over the shipped texts of a language; open screens follow at once. `{}` brings the shipped ones back. */
export async function applyPack(locale: Locale, pack: FlatTexts): Promise<void> {
  packs.set(locale, pack);
  if (!loaded.has(locale)) return;
  await load(locale);
  // Said again, the language makes every open screen read its texts anew.
  if (currentLocale() === locale) await texts.changeLanguage(locale);
}

/** Makes a language ready beside the one that is shown: a page may always speak its own (001 §2). */
export async function readyLocale(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) await load(locale);
}

/** The language that is shown now. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === texts.language) ?? defaultLocale;
}

async function load(locale: Locale): Promise<void> {
  const slices = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`));
  const pack = packs.get(locale);
  await Promise.all(
    slices.map(async ([path, read]) => {
      const slice = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      const shipped = await read();
      texts.addResourceBundle(locale, slice, pack ? mergeSlice(slice, shipped, pack) : shipped, false, true);
    }),
  );
  loaded.add(locale);
}
