/** Tables of invigilators, and of what they see and decide. */
export const invigilationTables = `
CREATE TABLE IF NOT EXISTS invigilator (
  account TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT NOT NULL, wrong_passwords INTEGER NOT NULL DEFAULT 0,
  locked_until INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS invigilator_session (
  digest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES invigilator(account), expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS staff_action (
  paper_id TEXT NOT NULL REFERENCES paper(id), number INTEGER NOT NULL, at INTEGER NOT NULL, action TEXT NOT NULL,
  PRIMARY KEY (paper_id, number)
) STRICT;
CREATE TABLE IF NOT EXISTS seat_state (
  paper_id TEXT PRIMARY KEY REFERENCES paper(id), at INTEGER NOT NULL, acknowledged INTEGER NOT NULL,
  connection TEXT NOT NULL, waiting INTEGER, battery INTEGER, cameras TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS staff_call (
  id INTEGER PRIMARY KEY, paper_id TEXT NOT NULL REFERENCES paper(id), at INTEGER NOT NULL, seen_at INTEGER, seen_by TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS seat_power (paper_id TEXT PRIMARY KEY REFERENCES paper(id), charging INTEGER) STRICT;
CREATE TABLE IF NOT EXISTS board_look (account TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS admin_alert (
  id INTEGER PRIMARY KEY, exam_id TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, given_by TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS forced_seal (
  paper_id TEXT PRIMARY KEY REFERENCES paper(id), reason TEXT NOT NULL, sealed_at INTEGER NOT NULL,
  answers INTEGER NOT NULL, fingerprint TEXT NOT NULL
) STRICT;
`;
