/** Tables of who a learner is: the profile, and what was shown to verify it. Pictures are in none of them. */
export const personTables = `
CREATE TABLE IF NOT EXISTS profile (
  account_id TEXT PRIMARY KEY REFERENCES account(id), nickname TEXT NOT NULL, gender INTEGER NOT NULL,
  birthday TEXT NOT NULL, area_code TEXT NOT NULL, id_card_no TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS card_reading (
  account_id TEXT NOT NULL REFERENCES account(id), side TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (account_id, side)
) STRICT;
CREATE TABLE IF NOT EXISTS affirmed_card (
  account_id TEXT PRIMARY KEY REFERENCES account(id), name TEXT NOT NULL, id_card_no TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS verify_token (
  token TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), issued_at INTEGER NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0, used_at INTEGER
) STRICT;
`;
