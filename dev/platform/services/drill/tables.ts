/** Who may open which lab, what was chosen in it, and what was handed in there. */
export const drillTables = `
CREATE TABLE IF NOT EXISTS drill_ticket (
  ticket TEXT PRIMARY KEY, lab_id TEXT NOT NULL, account_id TEXT NOT NULL, back_url TEXT NOT NULL, until INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS drill_step (
  account_id TEXT NOT NULL, lab_id TEXT NOT NULL, step INTEGER NOT NULL, choice INTEGER NOT NULL,
  PRIMARY KEY (account_id, lab_id, step)
) STRICT;
CREATE TABLE IF NOT EXISTS drill_report (
  n INTEGER PRIMARY KEY, account_id TEXT NOT NULL, lab_id TEXT NOT NULL, name TEXT NOT NULL, bytes INTEGER NOT NULL
) STRICT;
`;
