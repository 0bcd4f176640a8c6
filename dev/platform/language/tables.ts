/** Language packs, by tenant, language and environment. */
export const languageTables = `
CREATE TABLE IF NOT EXISTS language_pack (
  tenant TEXT NOT NULL, language TEXT NOT NULL, env TEXT NOT NULL, version TEXT NOT NULL, texts TEXT NOT NULL,
  PRIMARY KEY (tenant, language, env)
) STRICT;
`;
