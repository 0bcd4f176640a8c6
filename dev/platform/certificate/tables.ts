/** Tables of certificates. */
export const certificateTables = `
CREATE TABLE IF NOT EXISTS certificate (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), paper_id TEXT UNIQUE, exam_id TEXT NOT NULL,
  number TEXT NOT NULL UNIQUE, issued_at INTEGER NOT NULL, valid_until INTEGER, score REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS certificate_order (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), certificate_id TEXT UNIQUE, number TEXT NOT NULL UNIQUE,
  item TEXT NOT NULL, certificate_no TEXT NOT NULL, amount REAL NOT NULL, created_at INTEGER NOT NULL,
  receiver TEXT NOT NULL, phone TEXT NOT NULL, address TEXT NOT NULL, remark TEXT NOT NULL
) STRICT;
`;
