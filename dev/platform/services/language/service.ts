import { control } from '../../server/controls.ts';
import type { Service } from '../../server/service.ts';
import { languageHandlers } from './language.ts';
import { packOrder, publishPack, seedLanguagePacks } from './packs.ts';

const tables = `
CREATE TABLE IF NOT EXISTS language_pack (
  tenant TEXT NOT NULL, language TEXT NOT NULL, env TEXT NOT NULL, version TEXT NOT NULL, texts TEXT NOT NULL,
  PRIMARY KEY (tenant, language, env)
) STRICT;
`;

/** Language packs (000 §7). */
export const languageService: Service = {
  name: 'language',
  handlers: languageHandlers,
  tables,
  seed: ({ store }) => seedLanguagePacks(store),
  controls: { 'POST /__language': control(packOrder, (order, { store, tenant }) => publishPack(store, order, tenant)) },
};
