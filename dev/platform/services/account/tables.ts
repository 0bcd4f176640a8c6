/** Tables of who may sign in, of the codes that were sent, of registration, recovery and account security. */
export const accountTables = `
CREATE TABLE IF NOT EXISTS account (
  id TEXT PRIMARY KEY, phone TEXT NOT NULL UNIQUE, mail TEXT NOT NULL, name TEXT NOT NULL, password TEXT NOT NULL,
  verified INTEGER NOT NULL, wrong_passwords INTEGER NOT NULL DEFAULT 0, locked_until INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS session (
  digest TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL, ended_code INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS auth_code (
  id INTEGER PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), channel TEXT NOT NULL,
  code TEXT NOT NULL, sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY, channel TEXT NOT NULL, target TEXT NOT NULL, text TEXT NOT NULL, code TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
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
