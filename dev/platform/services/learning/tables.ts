/** Tables of learning; `anchored_at` is the day from which a task's days count; a row of `learning_timing` is a notice. */
export const learningTables = `
CREATE TABLE IF NOT EXISTS learning_member (
  account_id TEXT NOT NULL REFERENCES account(id), task_id TEXT NOT NULL, position INTEGER NOT NULL,
  anchored_at INTEGER NOT NULL, PRIMARY KEY (account_id, task_id)
) STRICT;
CREATE TABLE IF NOT EXISTS learning_booking (
  account_id TEXT NOT NULL REFERENCES account(id), item_id TEXT NOT NULL, training_id TEXT NOT NULL,
  PRIMARY KEY (account_id, item_id)
) STRICT;
CREATE TABLE IF NOT EXISTS learning_time (
  account_id TEXT NOT NULL REFERENCES account(id), day_at INTEGER NOT NULL, seconds INTEGER NOT NULL,
  PRIMARY KEY (account_id, day_at)
) STRICT;
CREATE TABLE IF NOT EXISTS learning_timing (
  account_id TEXT NOT NULL REFERENCES account(id), task_id TEXT NOT NULL, course_id TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
`;
