import * as z from 'zod/mini';
import { locales, type Locale } from '../../src/contract/ipc/locale.ts';
import type { LanguagePack } from '../../src/contract/ipc/language.ts';
import type { KeyValueFile } from '../settings/key-value-file.ts';

const mostTexts = 20_000;
const text = z.string().check(z.maxLength(4000));

/** What counts as a pack, from the page or from the file. */
export const packSchema = z.object({
  locale: z.enum(locales),
  version: z.string().check(z.minLength(1), z.maxLength(64)),
  texts: z
    .record(z.string().check(z.maxLength(200)), text)
    .check(z.refine((texts) => Object.keys(texts).length <= mostTexts)),
});

/** The language packs of a tenant, one for each language (000 §9). */
export interface LanguagePacks {
  /** null: none was kept, or what lies there is none. */
  read: (locale: Locale) => LanguagePack | null;
  keep: (pack: LanguagePack) => void;
}

/**
 * Opens the packs. They lie with the main process and not in the page's storage, which signing out and the session codes
 * (000 §8) wipe: a client without network would fall back to the shipped words.
 */
export function openLanguagePacks(file: KeyValueFile, origin: string, tenantHost: () => string): LanguagePacks {
  const name = (locale: Locale) => `${origin} ${tenantHost()} ${locale}`;
  return {
    read(locale) {
      const read = z.safeParse(packSchema, file.read()[name(locale)]);
      return read.success && read.data.locale === locale ? read.data : null;
    },
    keep: (pack) => file.write({ ...file.read(), [name(pack.locale)]: pack }),
  };
}
