import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setAside } from '#electron/storage/settings/key-value-file.ts';
import { migrate } from './migrations.ts';

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

/** What SQLite says of a file that holds no readable database: SQLITE_CORRUPT and SQLITE_NOTADB, with their variants. */
const brokenCodes: readonly number[] = [11, 26];
/** In the table `state`: the file before this one could not be read, and nobody was told yet. */
export const resetName = 'reset';

/** True when the file itself holds no readable database, rather than being held or shut. */
export function isBrokenFile(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
  return typeof code === 'number' && brokenCodes.includes(code % 256);
}

/** Puts a file that cannot be read aside, and begins another one that knows of it. */
export function beginAnew(file: string, onBroken: (aside: string) => void): DatabaseSync {
  const aside = setAside(file);
  for (const companion of ['-wal', '-shm']) rmSync(file + companion, { force: true });
  onBroken(aside);
  const database = open(file);
  database.prepare('INSERT OR REPLACE INTO state VALUES (?)').run(resetName);
  return database;
}

/** Deletes files that lie aside when the pictures in them are past their age; `before`: epoch ms. */
export function removeOldAside(file: string, before: number): void {
  const { dir, base } = path.parse(file);
  if (dir === '') return;
  for (const name of readdirSync(dir).filter((each) => each.startsWith(`${base}.broken-`))) {
    const aside = path.join(dir, name);
    if (statSync(aside).mtimeMs < before) rmSync(aside, { force: true });
  }
}

/** Opens the file; one that cannot be read is set aside, told to `onBroken`, and started again. */
export function openEvidenceFile(file: string, onBroken: (aside: string) => void): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    return open(file);
  } catch (error) {
    if (!isBrokenFile(error)) throw error;
    return beginAnew(file, onBroken);
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
