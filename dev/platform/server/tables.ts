/** Tables of the platform itself. */
export const serverTables = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS request_log (n INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT;
`;
