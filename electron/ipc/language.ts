import * as z from 'zod/mini';
import type { Contract } from '../contract/ipc.ts';
import { locales } from '../contract/locale.ts';
import type { Handlers } from '../contract/marks.ts';
import { packSchema, type LanguagePacks } from '../language-packs.ts';
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
