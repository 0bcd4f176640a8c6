import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { accountHash } from '../attempts/attempt-id.ts';
import { createChains } from './chains.ts';
import type { EvidenceDatabase } from './evidence-store.ts';
import { openEvidenceFile } from './schema.ts';
import { thinOut } from './thin-out.ts';

const storedRow = z.object({
  id: z.number(),
  attemptId: z.string(),
  kind: z.enum(['capture', 'note', 'switch']),
  refusals: z.number(),
  body: z.instanceof(Uint8Array),
});
const countsRow = z.object({
  waiting: z.number(),
  bytes: z.number(),
  delivered: z.number(),
  lastDeliveredAt: z.nullable(z.number()),
  switches: z.number(),
  thinned: z.number(),
  dropped: z.number(),
  switchesDropped: z.number(),
  expired: z.number(),
  noRoom: z.number(),
});
const ownerRow = z.object({ account: z.string(), attempt: z.string() });
const settledRow = z.extend(ownerRow, { kind: z.string() });

/** The evidence queue's rules over one SQLite file; `maxBytes` is what it may take on disk. */
export function createEvidenceDatabase(
  file: string,
  maxBytes: number,
  onBroken: (aside: string) => void = () => undefined,
): EvidenceDatabase {
  const database = openEvidenceFile(file, onBroken);
  const next = database.prepare(
    'SELECT id, attempt AS attemptId, kind, refusals, body FROM item WHERE account = ? AND kind = ? AND sending = 0 ORDER BY id LIMIT 1',
  );
  const counts = database.prepare(`
    SELECT count(item.id) AS waiting, coalesce(sum(item.bytes), 0) AS bytes,
      coalesce(max(delivered), 0) AS delivered, max(lastDeliveredAt) AS lastDeliveredAt,
      coalesce(max(switches), 0) AS switches, coalesce(max(thinned), 0) AS thinned, coalesce(max(dropped), 0) AS dropped,
      coalesce(max(switchesDropped), 0) AS switchesDropped, coalesce(max(expired), 0) AS expired,
      coalesce(max(noRoom), 0) AS noRoom
    FROM (SELECT ? AS account, ? AS attempt) AS key
    LEFT JOIN tally USING (account, attempt) LEFT JOIN item USING (account, attempt)`);
  const chains = createChains(database);
  const insert = database.prepare(
    'INSERT INTO item (account, attempt, kind, lane, at, bytes, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const countsOf = (accountId: string, attemptId: string) =>
    z.parse(countsRow, counts.get(accountHash(accountId), attemptId));
  const remove = (id: number, column: 'delivered' | 'dropped', at: number) => settle(database, id, column, at);

  // What was in flight when the last run ended: a switch may have been counted and must not be counted twice.
  transaction(database, () => {
    for (const { id } of readIds(database, "SELECT id FROM item WHERE sending = 1 AND kind = 'switch'")) {
      remove(id, 'dropped', Date.now());
    }
    database.exec('UPDATE item SET sending = 0 WHERE sending = 1');
  });

  return {
    add: (item) =>
      transaction(database, () => {
        const { accountId, attemptId, kind, lane, at, body } = item;
        const account = accountHash(accountId);
        insert.run(account, attemptId, kind, lane, at, body.byteLength, body);
        tally(database, account, attemptId, kind === 'switch' ? 'switches' : null, at);
        thinOut(database, maxBytes, (owner) => tally(database, owner.account, owner.attempt, 'thinned', at));
        return countsOf(accountId, attemptId);
      }),
    next(accountId, kind) {
      const row = next.get(accountHash(accountId), kind);
      return row === undefined ? null : z.parse(storedRow, row);
    },
    sending: (id) => void database.prepare('UPDATE item SET sending = 1 WHERE id = ?').run(id),
    delivered: (id, at, link) =>
      transaction(database, () => {
        if (link) chains.lengthen(id, link);
        remove(id, 'delivered', at);
      }),
    chainEnd: (accountId, attemptId, kind) => chains.end(accountHash(accountId), attemptId, kind),
    leaveSeat: (accountId, attemptId) =>
      transaction(database, () => chains.leaveSeat(accountHash(accountId), attemptId)),
    returnToSeat: (accountId, attemptId) => chains.returnToSeat(accountHash(accountId), attemptId),
    takeOver: (accountId, attemptId, ends, at) =>
      transaction(database, () => {
        const account = accountHash(accountId);
        // A chain lives as long as the counts of its attempt.
        tally(database, account, attemptId, null, at);
        chains.takeOver(account, attemptId, ends);
      }),
    release: (id, refused) =>
      void database
        .prepare('UPDATE item SET sending = 0, refusals = refusals + ? WHERE id = ?')
        .run(refused ? 1 : 0, id),
    drop: (id) => transaction(database, () => remove(id, 'dropped', Date.now())),
    counts: countsOf,
    missed: (accountId, attemptId, at) => tally(database, accountHash(accountId), attemptId, 'noRoom', at),
    sweep: (now, maxAgeMs) =>
      transaction(database, () => {
        const before = now - maxAgeMs;
        database.prepare('UPDATE item SET at = ? WHERE at = 0').run(now);
        database.prepare('UPDATE tally SET touchedAt = ? WHERE touchedAt = 0').run(now);
        const old = "DELETE FROM item WHERE kind = 'capture' AND at < ? RETURNING account, attempt";
        const gone = z.parse(z.array(ownerRow), database.prepare(old).all(before));
        for (const { account, attempt } of gone) tally(database, account, attempt, 'expired', now);
        database
          .prepare(
            `DELETE FROM tally WHERE touchedAt < ? AND NOT EXISTS
              (SELECT 1 FROM item WHERE item.account = tally.account AND item.attempt = tally.attempt)`,
          )
          .run(before);
        database.exec(
          `DELETE FROM chain WHERE NOT EXISTS
            (SELECT 1 FROM tally WHERE tally.account = chain.account AND tally.attempt = chain.attempt)`,
        );
        return gone.length;
      }),
    close: () => database.close(),
  };
}

function readIds(database: DatabaseSync, query: string): { id: number }[] {
  return z.parse(z.array(z.object({ id: z.number() })), database.prepare(query).all());
}

/** Takes an item out and counts what became of it. */
function settle(database: DatabaseSync, id: number, column: 'delivered' | 'dropped', at: number): void {
  const row = database.prepare('DELETE FROM item WHERE id = ? RETURNING account, attempt, kind').get(id);
  if (row === undefined) return;
  const { account, attempt, kind } = z.parse(settledRow, row);
  tally(database, account, attempt, column === 'dropped' && kind === 'switch' ? 'switchesDropped' : column, at);
  if (column === 'delivered') {
    database
      .prepare('UPDATE tally SET lastDeliveredAt = ? WHERE account = ? AND attempt = ?')
      .run(at, account, attempt);
  }
}

type Counted = 'delivered' | 'dropped' | 'switchesDropped' | 'thinned' | 'switches' | 'expired' | 'noRoom';

function tally(database: DatabaseSync, account: string, attempt: string, column: Counted | null, at: number): void {
  database
    .prepare(
      'INSERT INTO tally (account, attempt, touchedAt) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET touchedAt = excluded.touchedAt',
    )
    .run(account, attempt, at);
  if (!column) return;
  database
    .prepare(`UPDATE tally SET ${column} = ${column} + 1 WHERE account = ? AND attempt = ?`)
    .run(account, attempt);
}

function transaction<Value>(database: DatabaseSync, work: () => Value): Value {
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    database.exec('COMMIT');
    return value;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
