import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import { list, text } from '../fields.ts';

const menuEntry = z.object({ name: text, url: text, urlType: text, openMode: text, isLogin: text });

/** The configuration of a tenant by its host, fetched at start-up (001 §3, G-034). */
export const configurationByEncodedHost = endpoint({
  id: 'configurationByEncodedHost',
  method: 'GET',
  path: '/modular/admin/v1/configuration/{encodedHost}',
  assumed: true,
  open: true,
  pathFields: z.object({ encodedHost: z.string() }),
  answer: z.object({
    frontendConfig: list(z.object({ key: text, value: text })),
    theme: text,
    websiteSetting: z.object({ pageLogo: text, pageTitle: text }),
    solutionInfo: z.optional(z.object({ domain: text })),
    navagation: z.optional(z.object({ mainMenu: list(menuEntry) })),
    internationalizationSetting: z.optional(z.object({ languages: list(text) })),
  }),
});

export type SiteConfiguration = Answer<typeof configurationByEncodedHost>;
export type MenuEntry = z.output<typeof menuEntry>;
