import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { accountHash } from '../attempts/attempt-id.ts';

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
