/** Tables of certificates. */
export const certificateTables = `
CREATE TABLE IF NOT EXISTS certificate (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), paper_id TEXT UNIQUE, exam_id TEXT NOT NULL,
  number TEXT NOT NULL UNIQUE, issued_at INTEGER NOT NULL, valid_until INTEGER, score REAL NOT NULL
) STRICT;
`;
