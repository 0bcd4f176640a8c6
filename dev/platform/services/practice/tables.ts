/** Tables of practices. */
export const practiceTables = `
CREATE TABLE IF NOT EXISTS practice_member (
  account_id TEXT NOT NULL REFERENCES account(id), practice_id TEXT NOT NULL, business_id TEXT NOT NULL,
  position INTEGER NOT NULL, PRIMARY KEY (account_id, practice_id)
) STRICT;
CREATE TABLE IF NOT EXISTS practice_run (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), practice_id TEXT NOT NULL, model INTEGER NOT NULL,
  joined_at INTEGER NOT NULL, ended_at INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS practice_answer (
  run_id TEXT NOT NULL REFERENCES practice_run(id), question_id TEXT NOT NULL, answer TEXT NOT NULL, is_right INTEGER,
  commits INTEGER NOT NULL, PRIMARY KEY (run_id, question_id)
) STRICT;
CREATE TABLE IF NOT EXISTS practice_mark (
  account_id TEXT NOT NULL REFERENCES account(id), practice_id TEXT NOT NULL, question_id TEXT NOT NULL,
  PRIMARY KEY (account_id, practice_id, question_id)
) STRICT;
`;
