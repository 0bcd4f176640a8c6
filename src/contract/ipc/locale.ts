/** The languages of the client, first one first (000 §9). */
export const locales = ['zh-CN', 'en-US', 'fr-FR'] as const;
export type Locale = (typeof locales)[number];

/** The language used when nothing else decides (000 §4). */
export const defaultLocale: Locale = 'zh-CN';

/** Reads a language tag: the exact locale, else the first one of the same language, else undefined. */
export function toLocale(tag: string | undefined): Locale | undefined {
  if (!tag) return undefined;
  const lower = tag.toLowerCase();
  return (
    locales.find((locale) => locale.toLowerCase() === lower) ??
    locales.find((locale) => locale.slice(0, 2) === lower.slice(0, 2))
  );
}

/** Whoever chose a language, the strongest first (000 §4). */
export interface LocaleSources {
  /** The learner, at any time on this machine. */
  chosen: Locale | null;
  /** The command line, for this run. */
  given: Locale | null;
  /** The server's configuration, when internationalisation is on. */
  configured: Locale | undefined;
}

/** The language to show: the learner's, the command line's, the configured one of a first visit, else Chinese (000 §4). */
export function localeFrom({ chosen, given, configured }: LocaleSources): Locale {
  return chosen ?? given ?? configured ?? defaultLocale;
}

/**
 * The language of a first visit in an `internationalizationSetting`: the first of its languages that we speak (000 §4,
 * G-099). One language alone is no choice: internationalisation is off then.
 */
export function firstVisitLocale(setting: unknown): Locale | undefined {
  const languages: unknown =
    typeof setting === 'object' && setting && 'languages' in setting ? setting.languages : null;
  if (!Array.isArray(languages) || languages.length < 2) return undefined;
  return languages
    .map(tagOf)
    .map(toLocale)
    .find((locale) => locale !== undefined);
}

function tagOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return undefined;
  const tag = 'code' in entry ? entry.code : 'language' in entry ? entry.language : undefined;
  return typeof tag === 'string' ? tag : undefined;
}
