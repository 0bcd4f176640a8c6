import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEvidenceDatabase } from './database.ts';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'evidence-')), 'evidence.db');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

/** A queue as the first version left it: account ids in clear, no counts by cause. */
function writeFirstVersion(): void {
  const old = new DatabaseSync(file);
  old.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE item (
      id INTEGER PRIMARY KEY AUTOINCREMENT, account TEXT NOT NULL, attempt TEXT NOT NULL, kind TEXT NOT NULL,
      lane TEXT NOT NULL, at INTEGER NOT NULL, sending INTEGER NOT NULL DEFAULT 0,
      refusals INTEGER NOT NULL DEFAULT 0, bytes INTEGER NOT NULL, body BLOB NOT NULL
    ) STRICT;
    CREATE TABLE tally (
      account TEXT NOT NULL, attempt TEXT NOT NULL, delivered INTEGER NOT NULL DEFAULT 0, lastDeliveredAt INTEGER,
      switches INTEGER NOT NULL DEFAULT 0, thinned INTEGER NOT NULL DEFAULT 0, dropped INTEGER NOT NULL DEFAULT 0,
      touchedAt INTEGER NOT NULL, PRIMARY KEY (account, attempt)
    ) STRICT;
    INSERT INTO item (account, attempt, kind, lane, at, bytes, body) VALUES ('account-4711', 'a1', 'switch', '', 5, 2, x'0102');
    INSERT INTO tally (account, attempt, switches, thinned, touchedAt) VALUES ('account-4711', 'a1', 3, 2, 5);
  `);
  old.close();
}

it('a queue of the first version is taken over, and holds no account id in clear any more', () => {
  writeFirstVersion();
  const database = createEvidenceDatabase(file, 1_000_000);
  expect(database.next('account-4711', 'switch')).toMatchObject({ attemptId: 'a1' });
  expect(database.counts('account-4711', 'a1')).toMatchObject({ waiting: 1, switches: 3, thinned: 2, expired: 0 });
  database.close();
  expect(readFileSync(file).includes('4711')).toBe(false);
  const again = createEvidenceDatabase(file, 1_000_000);
  expect(again.counts('account-4711', 'a1')).toMatchObject({ waiting: 1, switches: 3 });
  again.close();
});
