/** Tables of homework; `pictures` and `files` are JSON, `score` is null until a teacher has marked it. */
export const homeworkTables = `
CREATE TABLE IF NOT EXISTS homework_seat (homework_id TEXT PRIMARY KEY, anchored_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS homework_answer (
  account_id TEXT NOT NULL REFERENCES account(id), homework_id TEXT NOT NULL, content TEXT NOT NULL,
  pictures TEXT NOT NULL, files TEXT NOT NULL, at INTEGER NOT NULL, score REAL, comment TEXT, marked_at INTEGER,
  PRIMARY KEY (account_id, homework_id)
) STRICT;
CREATE TABLE IF NOT EXISTS homework_file (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), homework_id TEXT NOT NULL, name TEXT NOT NULL,
  type TEXT NOT NULL, size INTEGER NOT NULL, hash TEXT NOT NULL, part_size INTEGER NOT NULL, voucher TEXT,
  voucher_until INTEGER NOT NULL, address TEXT, UNIQUE (account_id, homework_id, hash)
) STRICT;
CREATE TABLE IF NOT EXISTS homework_file_part (
  file_id TEXT NOT NULL REFERENCES homework_file(id), position INTEGER NOT NULL, bytes BLOB NOT NULL,
  PRIMARY KEY (file_id, position)
) STRICT;
`;
