/** Tables of the platform. Times are epoch ms, flags 0 or 1; content (questions, exams, tenants) lies in `content/`. */
export const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
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
CREATE TABLE IF NOT EXISTS exam_window (
  exam_id TEXT PRIMARY KEY, start_at INTEGER, end_at INTEGER, days TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS course_progress (
  account_id TEXT NOT NULL REFERENCES account(id), course_id TEXT NOT NULL, rate INTEGER NOT NULL,
  PRIMARY KEY (account_id, course_id)
) STRICT;
CREATE TABLE IF NOT EXISTS form_answer (
  account_id TEXT NOT NULL REFERENCES account(id), form_id TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (account_id, form_id)
) STRICT;
CREATE TABLE IF NOT EXISTS enrolment (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), exam_id TEXT NOT NULL,
  bussiness_id TEXT NOT NULL, position INTEGER NOT NULL, seen_at INTEGER, UNIQUE (account_id, exam_id)
) STRICT;
CREATE TABLE IF NOT EXISTS paper (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), exam_id TEXT NOT NULL,
  joined_at INTEGER NOT NULL, deadline INTEGER, questions TEXT NOT NULL, submitted_at INTEGER, commit_type INTEGER,
  answers TEXT, score REAL, passed INTEGER, marked_at INTEGER, switches INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS paper_of ON paper (account_id, exam_id);
CREATE TABLE IF NOT EXISTS capture (
  id INTEGER PRIMARY KEY, paper_id TEXT NOT NULL REFERENCES paper(id), place TEXT NOT NULL, taken_at INTEGER NOT NULL,
  received_at INTEGER NOT NULL, faces INTEGER, state TEXT, bytes INTEGER, sha256 TEXT, width INTEGER, height INTEGER,
  picture BLOB
) STRICT;
CREATE TABLE IF NOT EXISTS heartbeat (
  id INTEGER PRIMARY KEY, paper_id TEXT NOT NULL REFERENCES paper(id), sent_at INTEGER NOT NULL,
  received_at INTEGER NOT NULL, waiting INTEGER NOT NULL, cameras TEXT NOT NULL
) STRICT;
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
CREATE TABLE IF NOT EXISTS certificate (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), paper_id TEXT UNIQUE, exam_id TEXT NOT NULL,
  number TEXT NOT NULL UNIQUE, issued_at INTEGER NOT NULL, valid_until INTEGER, score REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS request_log (n INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT;
`;
