/** The languages of the client; the first is the default (000 §9). */
export const locales = ['zh-CN', 'en-US', 'fr-FR'] as const;
export type Locale = (typeof locales)[number];

/** The language used when nothing else decides (000 §4). */
export const defaultLocale: Locale = 'zh-CN';

/** Parses a language tag: the exact locale, else the first one of the same language, else undefined. */
export function toLocale(tag: string | undefined): Locale | undefined {
  if (!tag) return undefined;
  const lower = tag.toLowerCase();
  return (
    locales.find((locale) => locale.toLowerCase() === lower) ??
    locales.find((locale) => locale.slice(0, 2) === lower.slice(0, 2))
  );
}

/** Sources of the language, by precedence (000 §4). */
export interface LocaleSources {
  /** Fixed for this machine by its administrators. */
  fixed: Locale | null;
  /** Chosen by the learner on this machine. */
  chosen: Locale | null;
  /** Given on the command line, for this run. */
  given: Locale | null;
  /** From the tenant's configuration, when internationalisation is on. */
  configured: Locale | undefined;
}

/** The language to show: fixed, chosen, given, configured for a first visit, else Chinese (000 §4). */
export function localeFrom({ fixed, chosen, given, configured }: LocaleSources): Locale {
  return fixed ?? chosen ?? given ?? configured ?? defaultLocale;
}

/**
 * The language of a first visit from an `internationalizationSetting`: the first supported one (000 §4, G-099). A single
 * one counts as well.
 */
export function firstVisitLocale(setting: unknown): Locale | undefined {
  const languages: unknown =
    typeof setting === 'object' && setting && 'languages' in setting ? setting.languages : null;
  if (!Array.isArray(languages)) return undefined;
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
