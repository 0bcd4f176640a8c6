/** Tables of registration, recovery and account security. */
export const securityTables = `
CREATE TABLE IF NOT EXISTS sent_code (
  id INTEGER PRIMARY KEY, purpose TEXT NOT NULL, target TEXT NOT NULL, account_id TEXT REFERENCES account(id),
  code TEXT NOT NULL, sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER,
  wrong_tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS self_proof (
  digest TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS branch_member (
  account_id TEXT NOT NULL REFERENCES account(id), branch_id TEXT NOT NULL, PRIMARY KEY (account_id, branch_id)
) STRICT;
`;
