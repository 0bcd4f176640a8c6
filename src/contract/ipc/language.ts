import type { Locale } from './locale.ts';

/** Texts of the platform over the shipped ones, by `<slice>:<key>`, in one language (000 §4). */
export interface LanguagePack {
  locale: Locale;
  /** As the platform named it. */
  version: string;
  texts: Readonly<Record<string, string>>;
}
