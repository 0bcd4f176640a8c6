/** Tables of exams, papers and what watches over them. */
export const examTables = `
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
CREATE TABLE IF NOT EXISTS paper_seal (
  paper_id TEXT PRIMARY KEY REFERENCES paper(id), sealed_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS paper_extra (
  paper_id TEXT PRIMARY KEY REFERENCES paper(id), minutes INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS paper_room (
  paper_id TEXT PRIMARY KEY REFERENCES paper(id), room_id TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS capture (
  id INTEGER PRIMARY KEY, paper_id TEXT NOT NULL REFERENCES paper(id), place TEXT NOT NULL, taken_at INTEGER NOT NULL,
  received_at INTEGER NOT NULL, faces INTEGER, state TEXT, bytes INTEGER, sha256 TEXT, width INTEGER, height INTEGER,
  picture BLOB
) STRICT;
CREATE TABLE IF NOT EXISTS answer_file (
  id TEXT PRIMARY KEY, paper_id TEXT NOT NULL REFERENCES paper(id), account_id TEXT NOT NULL REFERENCES account(id),
  question_id TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, size INTEGER NOT NULL, hash TEXT NOT NULL,
  part_size INTEGER NOT NULL, voucher TEXT, voucher_until INTEGER NOT NULL, address TEXT,
  UNIQUE (paper_id, question_id, hash)
) STRICT;
CREATE TABLE IF NOT EXISTS answer_file_part (
  file_id TEXT NOT NULL REFERENCES answer_file(id), position INTEGER NOT NULL, bytes BLOB NOT NULL,
  PRIMARY KEY (file_id, position)
) STRICT;
CREATE TABLE IF NOT EXISTS answer_copy (
  paper_id TEXT NOT NULL REFERENCES paper(id), question_id TEXT NOT NULL,
  answer TEXT NOT NULL, saved_at INTEGER NOT NULL, PRIMARY KEY (paper_id, question_id)
) STRICT;
CREATE TABLE IF NOT EXISTS evidence_link (
  paper_id TEXT NOT NULL REFERENCES paper(id), kind TEXT NOT NULL, n INTEGER NOT NULL, previous TEXT NOT NULL,
  hash TEXT NOT NULL, genuine INTEGER NOT NULL, PRIMARY KEY (paper_id, kind, n, hash)
) STRICT;
CREATE TABLE IF NOT EXISTS evidence_claim (
  paper_id TEXT NOT NULL REFERENCES paper(id), kind TEXT NOT NULL, n INTEGER NOT NULL, hash TEXT NOT NULL,
  waiting INTEGER NOT NULL, broken INTEGER NOT NULL, PRIMARY KEY (paper_id, kind)
) STRICT;
CREATE TABLE IF NOT EXISTS evidence_gone (
  paper_id TEXT NOT NULL REFERENCES paper(id), kind TEXT NOT NULL, cause TEXT NOT NULL, first INTEGER NOT NULL,
  last INTEGER NOT NULL, PRIMARY KEY (paper_id, kind, first, last)
) STRICT;
CREATE TABLE IF NOT EXISTS heartbeat (
  id INTEGER PRIMARY KEY, paper_id TEXT NOT NULL REFERENCES paper(id), sent_at INTEGER NOT NULL,
  received_at INTEGER NOT NULL, waiting INTEGER, cameras TEXT NOT NULL
) STRICT;
`;
