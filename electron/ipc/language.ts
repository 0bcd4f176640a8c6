import * as z from 'zod/mini';
import type { Contract } from '../../src/contract/ipc/contract.ts';
import { locales } from '../../src/contract/ipc/locale.ts';
import type { Handlers } from '../../src/contract/ipc/ipc-types.ts';
import { packSchema, type LanguagePacks } from '../tenant/language-packs.ts';
import type { ArgumentSchemas } from './arguments.ts';

type Domain = Contract['language'];

export const languageArguments: ArgumentSchemas<Domain> = {
  pack: z.tuple([z.enum(locales)]),
  keep: z.tuple([packSchema]),
};

export function languageHandlers(packs: LanguagePacks): Handlers<Domain> {
  return {
    pack: (locale) => packs.read(locale),
    keep: (pack) => packs.keep(pack),
  };
}
