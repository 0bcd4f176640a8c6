import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrations.ts';
import { setAside } from '../../settings/key-value-file.ts';

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

/** What SQLite says of a file that holds no readable database: SQLITE_CORRUPT and SQLITE_NOTADB. */
const brokenCodes: readonly unknown[] = [11, 26];

/** Opens the file; one that cannot be read is set aside, told to `onBroken`, and started again. */
export function openEvidenceFile(file: string, onBroken: (aside: string) => void): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  try {
    return open(file);
  } catch (error) {
    const broken = error instanceof Error && 'errcode' in error && brokenCodes.includes(error.errcode);
    if (!broken) throw error;
    const aside = setAside(file);
    for (const companion of ['-wal', '-shm']) rmSync(file + companion, { force: true });
    onBroken(aside);
    return open(file);
  }
}

/** Durable at every commit, shrinking again when it empties. */
function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    const pragmas = ['auto_vacuum = FULL', 'journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON'];
    for (const pragma of pragmas) database.exec(`PRAGMA ${pragma}`);
    database.exec(schema);
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
