/** Tables of who may sign in, and the codes that were sent. */
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
`;
