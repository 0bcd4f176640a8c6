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
