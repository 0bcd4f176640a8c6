/** Tables of the home pages: what a learner arranged. */
export const homeTables = `
CREATE TABLE IF NOT EXISTS home_layout (
  account_id TEXT NOT NULL REFERENCES account(id), page_id TEXT NOT NULL, rows TEXT NOT NULL, saved_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, page_id)
) STRICT;
CREATE TABLE IF NOT EXISTS home_block (
  account_id TEXT NOT NULL REFERENCES account(id), page_id TEXT NOT NULL, block_id TEXT NOT NULL,
  title TEXT NOT NULL, size INTEGER,
  PRIMARY KEY (account_id, page_id, block_id)
) STRICT;
`;
