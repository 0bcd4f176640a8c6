/** Tables of assessments: one sitting of a learner in each round, and its answers. Scores are computed from them. */
export const assessTables = `
CREATE TABLE IF NOT EXISTS assess_sitting (
  id TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account(id), assess_id TEXT NOT NULL, round TEXT NOT NULL,
  submitted_at INTEGER, UNIQUE (account_id, assess_id, round)
) STRICT;
CREATE TABLE IF NOT EXISTS assess_answer (
  sitting_id TEXT NOT NULL REFERENCES assess_sitting(id), question_id TEXT NOT NULL, answer TEXT NOT NULL,
  saves INTEGER NOT NULL, PRIMARY KEY (sitting_id, question_id)
) STRICT;
`;
