import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { textAreas } from 'virtual:text-areas';
import { defaultLocale, locales, type Locale } from '#contract/ipc/locale.ts';
import { mergeSlice, type FlatTexts } from './pack.ts';

/** The one i18n instance. */
export const i18n: I18n = createInstance();

/** The platform's language packs, which override the shipped texts, by language (000 §4). */
const packs = new Map<Locale, FlatTexts | Promise<FlatTexts>>();
/** Areas that screens have requested; a change of language loads all of them. */
const requestedAreas = new Set<string>();
/** `<language>/<area>`. */
const loadedAreas = new Set<string>();

/**
 * Starts with one language, its pack, the texts of the shell and of these areas; others load with their screens. A pack
 * that is still being read must not reject: the texts load beside it.
 */
export async function startI18n(
  locale: Locale,
  pack: FlatTexts | Promise<FlatTexts> = {},
  areas: readonly string[] = [],
): Promise<void> {
  packs.clear();
  packs.set(locale, pack);
  requestedAreas.clear();
  for (const area of ['shell', ...areas]) requestedAreas.add(area);
  loadedAreas.clear();
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: locale === defaultLocale ? [] : [defaultLocale],
    ns: [],
    defaultNS: 'app',
    // Values are shown as text nodes, which React escapes; here they only get a direction of their own.
    interpolation: { escapeValue: true, escape: isolated },
    react: { useSuspense: false },
    partialBundledLanguages: true,
    resources: {},
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_, namespace, key) => missingListeners.forEach((tell) => tell(`${namespace}:${key}`)),
  });
  await changeLocale(locale);
}

const missingListeners = new Set<(key: string) => void>();

/** Calls back for each missing text key. Returns a function that unsubscribes. */
export function onMissingText(callback: (key: string) => void): () => void {
  missingListeners.add(callback);
  return () => missingListeners.delete(callback);
}

/** The language that `changeLocale` is loading; null: none. */
let nextLocale: Locale | null = null;

/** Loads the texts of these areas in the current language and in one that is about to replace it. */
export async function loadTexts(areas: readonly string[]): Promise<void> {
  for (const area of areas) requestedAreas.add(area);
  await Promise.all([load(currentLocale()), nextLocale && load(nextLocale)]);
}

/** Loads every requested area in a language, then switches all open screens to it. */
export async function changeLocale(locale: Locale): Promise<void> {
  nextLocale = locale;
  try {
    await load(locale);
    await i18n.changeLanguage(locale);
  } finally {
    if (nextLocale === locale) nextLocale = null;
  }
  document.documentElement.lang = locale;
}

/** Applies a pack over the shipped texts of a language and updates open screens. `{}` restores the shipped texts. */
export async function applyPack(locale: Locale, pack: FlatTexts): Promise<void> {
  packs.set(locale, pack);
  const sizeBefore = loadedAreas.size;
  for (const key of loadedAreas) if (key.startsWith(`${locale}/`)) loadedAreas.delete(key);
  if (loadedAreas.size === sizeBefore) return;
  await load(locale);
  // Setting the same language again makes open screens re-read their texts.
  if (currentLocale() === locale) await i18n.changeLanguage(locale);
}

/** Loads a language in addition to the current one, for pages with a fixed language (001 §2). */
export async function preloadLocale(locale: Locale): Promise<void> {
  await load(locale);
}

/** The current language. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === i18n.language) ?? defaultLocale;
}

/** A value that runs from right to left, between marks that keep the sentence around it in order. */
function isolated(value: string): string {
  return /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u.test(value)
    ? `\u2068${value}\u2069`
    : value;
}

/** Loads the requested areas of a language that are not here yet; each slice is a namespace. */
async function load(locale: Locale): Promise<void> {
  const pack = packs.get(locale);
  const missing = [...requestedAreas].map((area) => `${locale}/${area}`).filter((key) => !loadedAreas.has(key));
  await Promise.all(
    missing.map(async (key) => {
      const [area, texts] = await Promise.all([textAreas[key]?.(), pack]);
      for (const [slice, shipped] of Object.entries(area?.slices ?? {})) {
        i18n.addResourceBundle(locale, slice, texts ? mergeSlice(slice, shipped, texts) : shipped, false, true);
      }
      loadedAreas.add(key);
    }),
  );
}
