import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { locales, type Locale } from '#contract/ipc/locale.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import { packSchema, type LanguagePacks } from './language-packs.ts';

export function languageHandlers(packs: LanguagePacks, locale: () => Locale): DomainHandlers<Contract['language']> {
  return {
    shown: handler(noArguments, () => ({ locale: locale(), pack: packs.read(locale()) })),
    pack: handler(z.tuple([z.enum(locales)]), (locale) => packs.read(locale)),
    save: handler(z.tuple([packSchema]), (pack) => packs.save(pack)),
  };
}
