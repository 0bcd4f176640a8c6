import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

/** The menu that the platform keeps for a domain, entries as in `menuList` (000 §7, 001 §7, G-033). */
export const navigationGetMenu = endpoint({
  id: 'navigationGetMenu',
  method: 'POST',
  path: '/modular/admin/v1/navigation/getMenu',
  open: true,
  query: z.object({ domain: z.string() }),
  // The tenant's readings of the codes decide what an entry is: the header reads the list itself.
  answer: z.unknown(),
});

/** One value of the site configuration by its key (000 §7, 001 §7, G-035); '' when there is none. */
export const configurationsByKey = endpoint({
  id: 'configurationsByKey',
  method: 'GET',
  path: '/modular/admin/v1/configurations/{key}',
  open: true,
  pathFields: z.object({ key: z.string() }),
  answer: z.object({ key: text, value: text }),
});
