import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { accountHash } from '#electron/storage/journal/attempt-id.ts';

const version = z.object({ user_version: z.number() });
const accounts = z.array(z.object({ account: z.string() }));

/** Brings a file of an earlier version to this one. Step n makes version n + 1 of version n. */
const steps: readonly ((database: DatabaseSync) => void)[] = [
  // 0 -> 1: what was lost is counted by cause, and account ids no longer lie in clear.
  (database) => {
    for (const column of ['switchesDropped', 'expired', 'noRoom']) {
      database.exec(`ALTER TABLE tally ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0`);
    }
    database.exec('CREATE INDEX item_by_lane ON item (account, kind, sending, id)');
    const found = database.prepare('SELECT account FROM item UNION SELECT account FROM tally').all();
    for (const { account } of z.parse(accounts, found)) {
      for (const table of ['item', 'tally']) {
        database.prepare(`UPDATE ${table} SET account = ? WHERE account = ?`).run(accountHash(account), account);
      }
    }
  },
  // 1 -> 2: what the platform took is a chain.
  (database) =>
    database.exec(`CREATE TABLE chain (
      account TEXT NOT NULL, attempt TEXT NOT NULL, kind TEXT NOT NULL, n INTEGER NOT NULL, hash TEXT NOT NULL,
      PRIMARY KEY (account, attempt, kind)
    ) STRICT`),
  // 2 -> 3: what was tried goes behind what was not.
  (database) =>
    database.exec(`ALTER TABLE item ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
      DROP INDEX item_by_lane;
      CREATE INDEX item_by_turn ON item (account, kind, sending, tries, id)`),
  // 3 -> 4: an item is numbered when it is stored. What waits from before has no number, and is sent without one.
  (database) =>
    database.exec(`
      ALTER TABLE item ADD COLUMN n INTEGER;
      ALTER TABLE item ADD COLUMN hash TEXT;
      ALTER TABLE item ADD COLUMN previous TEXT;
      ALTER TABLE item ADD COLUMN tail INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE gone (
        id INTEGER PRIMARY KEY AUTOINCREMENT, account TEXT NOT NULL, attempt TEXT NOT NULL, kind TEXT NOT NULL,
        n INTEGER NOT NULL, cause TEXT NOT NULL
      ) STRICT;
      CREATE INDEX gone_by_attempt ON gone (account, attempt);
      CREATE TABLE state (name TEXT PRIMARY KEY) STRICT`),
];

export function migrate(database: DatabaseSync): void {
  const from = z.parse(version, database.prepare('PRAGMA user_version').get()).user_version;
  if (from >= steps.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const step of steps.slice(from)) step(database);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
  // What was overwritten must not stay on free pages or in the log.
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE);');
}
