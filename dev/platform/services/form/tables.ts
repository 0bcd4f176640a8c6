/** Tables of forms; `answers` is JSON, `account_id` '' for a visitor, each of whom has a row of its own. */
export const formTables = `
CREATE TABLE IF NOT EXISTS form_seat (form_id TEXT PRIMARY KEY, anchored_at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS form_submission (
  id INTEGER PRIMARY KEY, form_id TEXT NOT NULL, account_id TEXT NOT NULL, answers TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
`;
