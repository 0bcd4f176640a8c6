/** What learners let be counted: no account, no address. */
export const trackingTables = `
CREATE TABLE IF NOT EXISTS track_event (
  n INTEGER PRIMARY KEY, tenant TEXT NOT NULL, env TEXT NOT NULL, version TEXT NOT NULL, language TEXT NOT NULL,
  name TEXT NOT NULL, page TEXT NOT NULL, at INTEGER NOT NULL, received_at INTEGER NOT NULL
) STRICT;
`;
