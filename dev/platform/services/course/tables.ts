/**
 * How far each learner is in each item of a course: `learn_rate` in percent, `last_play` in seconds; what was last; what
 * is saved, `item_id` '' for a course as a whole.
 */
export const courseTables = `
CREATE TABLE IF NOT EXISTS course_lesson (
  account_id TEXT NOT NULL REFERENCES account(id), item_id TEXT NOT NULL, learn_rate INTEGER NOT NULL,
  last_play INTEGER NOT NULL, PRIMARY KEY (account_id, item_id)
) STRICT;
CREATE TABLE IF NOT EXISTS course_last (
  account_id TEXT PRIMARY KEY REFERENCES account(id), task_id TEXT NOT NULL, item_id TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS course_saved (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), course_id TEXT NOT NULL, item_id TEXT NOT NULL,
  at INTEGER NOT NULL, UNIQUE (account_id, course_id, item_id)
) STRICT;
`;
