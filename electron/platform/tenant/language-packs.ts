import * as z from 'zod/mini';
import type { LanguagePack } from '#contract/ipc/language.ts';
import { locales, type Locale } from '#contract/ipc/locale.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';

const maxTexts = 20_000;
const text = z.string().check(z.maxLength(4000));

/** Schema of a pack, from the page and from the file. */
export const packSchema = z.object({
  locale: z.enum(locales),
  version: z.string().check(z.minLength(1), z.maxLength(64)),
  texts: z
    .record(z.string().check(z.maxLength(200)), text)
    .check(z.refine((texts) => Object.keys(texts).length <= maxTexts)),
});

/** The stored language packs of a tenant, one for each language (000 §9). */
export interface LanguagePacks {
  /** Null: none stored, or invalid. */
  read: (locale: Locale) => LanguagePack | null;
  save: (pack: LanguagePack) => void;
}

/**
 * Stored by main, not in the page's storage, which signing out and the session codes (000 §8) wipe: without network the
 * page would fall back to the shipped texts.
 */
export function openLanguagePacks(file: KeyValueFile, origin: string, tenantHost: () => string): LanguagePacks {
  const key = (locale: Locale) => `${origin} ${tenantHost()} ${locale}`;
  return {
    read(locale) {
      const read = z.safeParse(packSchema, file.read()[key(locale)]);
      return read.success && read.data.locale === locale ? read.data : null;
    },
    save: (pack) => file.write({ ...file.read(), [key(pack.locale)]: pack }),
  };
}
