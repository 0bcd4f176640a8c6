import { call } from './ipc-types.ts';
import type { Locale } from './locale.ts';

/** The platform's texts that override the shipped ones, by `<slice>:<key>`, in one language (000 §4). */
export interface LanguagePack {
  locale: Locale;
  /** The platform's version identifier. */
  version: string;
  texts: Readonly<Record<string, string>>;
}

/** The language that main speaks, with its stored pack; null: none is stored. */
export interface ShownLanguage {
  locale: Locale;
  pack: LanguagePack | null;
}

export const languageDomain = {
  /** What a page shows first: asked before it knows the language. */
  shown: call<[], ShownLanguage>(),
  /** The stored pack of a language; main stores it because it must survive every wipe of the page (000 §9). */
  pack: call<[locale: Locale], LanguagePack | null>(),
  save: call<[pack: LanguagePack], void>(),
};
