/** Tables of face checks. */
export const faceTables = `
CREATE TABLE IF NOT EXISTS face_attempt (
  id INTEGER PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), business_id TEXT NOT NULL,
  at INTEGER NOT NULL, recognised INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS face_authorisation (
  account_id TEXT NOT NULL REFERENCES account(id), task_id TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (account_id, task_id)
) STRICT;
CREATE TABLE IF NOT EXISTS face_access (
  id INTEGER PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), type INTEGER NOT NULL,
  task_id TEXT NOT NULL, course_id TEXT, res_id TEXT, at INTEGER NOT NULL
) STRICT;
`;
