/** When the classes count from, and who was admitted to which room. */
export const liveTables = `
CREATE TABLE IF NOT EXISTS live_anchor (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS live_entry (
  code TEXT PRIMARY KEY, room_id TEXT NOT NULL, account_id TEXT NOT NULL, back_url TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS live_chat (
  n INTEGER PRIMARY KEY, room_id TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL
) STRICT;
`;
