/** Applications for settlement as they were sent; times are epoch ms. */
export const settlementTables = `
CREATE TABLE IF NOT EXISTS settlement_application (
  apply_no TEXT PRIMARY KEY, organ_code TEXT NOT NULL, phone TEXT NOT NULL, application TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS settlement_organ ON settlement_application (organ_code);
`;
