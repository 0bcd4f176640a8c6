import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLocale, locales, type Locale } from '../../contract/ipc/locale.ts';
import { mergeSlice, type FlatTexts, type TextTree } from './pack.ts';

const files = import.meta.glob<TextTree>('../../../locales/*/*/*.json', { import: 'default' });

/** A folder below `locales/<language>`: the slices that load together. The shell's load at the start. */
export type TextArea = 'shell' | 'account' | 'legal' | 'exam' | 'home' | 'certificate' | 'message' | 'domain';

interface SliceFile {
  locale: string;
  area: string;
  slice: string;
  read: () => Promise<TextTree>;
}

/** Every `locales/<language>/<area>/<slice>.json`; a slice is a namespace. */
const sliceFiles: readonly SliceFile[] = Object.entries(files).map(([path, read]) => {
  const [locale = '', area = '', file = ''] = path.split('/').slice(-3);
  return { locale, area, slice: file.slice(0, -'.json'.length), read };
});

/** The one i18n instance. */
export const i18n: I18n = createInstance();

/** Words of the platform that stand over the shipped ones, by language (000 §4). */
const packs = new Map<Locale, FlatTexts>();
/** Areas that some screen has asked for: another language brings them all. */
const wanted = new Set<string>();
const loaded = new Set<string>();

/** Starts with one language, its pack and the shell's texts; other areas load with their screens. */
export async function startI18n(locale: Locale, pack: FlatTexts = {}): Promise<void> {
  packs.clear();
  packs.set(locale, pack);
  wanted.clear();
  wanted.add('shell');
  loaded.clear();
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
    missingKeyHandler: (_, namespace, key) => onMissing(`${namespace}:${key}`),
  });
  await changeLocale(locale);
}

let onMissing: (key: string) => void = () => undefined;

/** Hears of every text that a screen asked for and nobody has. */
export function reportMissingTexts(report: (key: string) => void): void {
  onMissing = report;
}

/** Loads the texts of these areas in the language that is shown; what is there already costs nothing. */
export async function loadTexts(areas: readonly TextArea[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  await load(currentLocale());
}

/** Loads everything that is wanted in a language and switches every open screen to it. */
export async function changeLocale(locale: Locale): Promise<void> {
  await load(locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
}

/** Puts a pack over the shipped texts of a language; open screens follow at once. `{}` brings the shipped ones back. */
export async function applyPack(locale: Locale, pack: FlatTexts): Promise<void> {
  packs.set(locale, pack);
  const before = loaded.size;
  for (const key of loaded) if (key.startsWith(`${locale}/`)) loaded.delete(key);
  if (loaded.size === before) return;
  await load(locale);
  // Said again, the language makes every open screen read its texts anew.
  if (currentLocale() === locale) await i18n.changeLanguage(locale);
}

/** Makes a language ready beside the one that is shown: a page may always speak its own (001 §2). */
export async function readyLocale(locale: Locale): Promise<void> {
  await load(locale);
}

/** The language that is shown now. */
export function currentLocale(): Locale {
  return locales.find((locale) => locale === i18n.language) ?? defaultLocale;
}

/** A value that runs from right to left, between marks that keep the sentence around it in order. */
function isolated(value: string): string {
  return /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u.test(value)
    ? `\u2068${value}\u2069`
    : value;
}

async function load(locale: Locale): Promise<void> {
  const pack = packs.get(locale);
  const missing = sliceFiles.filter(
    (file) => file.locale === locale && wanted.has(file.area) && !loaded.has(`${locale}/${file.slice}`),
  );
  await Promise.all(
    missing.map(async ({ slice, read }) => {
      const shipped = await read();
      i18n.addResourceBundle(locale, slice, pack ? mergeSlice(slice, shipped, pack) : shipped, false, true);
      loaded.add(`${locale}/${slice}`);
    }),
  );
}
