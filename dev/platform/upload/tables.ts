/** Pictures that were uploaded. One that no application took within a day is forgotten. */
export const uploadTables = `
CREATE TABLE IF NOT EXISTS uploaded_picture (
  id TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL, at INTEGER NOT NULL, taken INTEGER NOT NULL DEFAULT 0
) STRICT;
`;
