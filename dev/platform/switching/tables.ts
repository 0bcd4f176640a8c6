/** What a session was switched to; a session without a row is as it was signed in. */
export const switchingTables = `
CREATE TABLE IF NOT EXISTS session_choice (
  digest TEXT PRIMARY KEY REFERENCES session(digest), saas TEXT, identity TEXT, branch TEXT
) STRICT;
`;
