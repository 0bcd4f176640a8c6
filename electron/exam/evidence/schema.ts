import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  CREATE TABLE IF NOT EXISTS item (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account TEXT NOT NULL,
    attempt TEXT NOT NULL,
    kind TEXT NOT NULL,
    lane TEXT NOT NULL,
    at INTEGER NOT NULL,
    sending INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    bytes INTEGER NOT NULL,
    body BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS item_by_attempt ON item (account, attempt, bytes);
  CREATE INDEX IF NOT EXISTS item_by_kind ON item (kind, id, bytes);
  CREATE INDEX IF NOT EXISTS item_by_account ON item (account, sending, id);
  CREATE TABLE IF NOT EXISTS tally (
    account TEXT NOT NULL,
    attempt TEXT NOT NULL,
    delivered INTEGER NOT NULL DEFAULT 0,
    lastDeliveredAt INTEGER,
    switches INTEGER NOT NULL DEFAULT 0,
    thinned INTEGER NOT NULL DEFAULT 0,
    dropped INTEGER NOT NULL DEFAULT 0,
    touchedAt INTEGER NOT NULL,
    PRIMARY KEY (account, attempt)
  ) STRICT;
`;

/** Opens the file as the evidence queue needs it: durable at every commit, shrinking again when it empties. */
export function openEvidenceFile(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('PRAGMA auto_vacuum = FULL; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(schema);
  return database;
}
