import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { accountHash } from '#electron/storage/journal/attempt-id.ts';
import { linkAfter } from '../records/chain.ts';
import { createChains } from './chains.ts';
import { evictCaptures } from './evict-captures.ts';
import type { EvidenceCounts, EvidenceDatabase, StoredItem } from './evidence-store.ts';
import { createGone, goneItem, type GoneItem } from './gone.ts';
import { beginAnew, isBrokenFile, openEvidenceFile, removeOldAside, resetName } from './schema.ts';

const storedRow = z.object({
  id: z.number(),
  attemptId: z.string(),
  kind: z.enum(['capture', 'note', 'switch']),
  refusals: z.number(),
  at: z.number(),
  body: z.instanceof(Uint8Array),
  n: z.nullable(z.number()),
  hash: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  tail: z.number(),
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
  notes: z.number(),
  captures: z.number(),
});

/** The evidence queue's rules over one SQLite file; `maxBytes` is what it may take on disk. */
export function createEvidenceDatabase(
  file: string,
  maxBytes: number,
  onBroken: (aside: string) => void = () => undefined,
): EvidenceDatabase {
  const database = openEvidenceFile(file, onBroken);
  try {
    return rulesOver(database, file, maxBytes);
  } catch (error) {
    database.close();
    if (!isBrokenFile(error)) throw error;
    return rulesOver(beginAnew(file, onBroken), file, maxBytes);
  }
}

function rulesOver(database: DatabaseSync, file: string, maxBytes: number): EvidenceDatabase {
  const next = database.prepare(
    'SELECT id, attempt AS attemptId, kind, refusals, at, body, n, hash, previous, tail FROM item WHERE account = ? AND kind = ? AND sending = 0 AND attempt NOT IN (SELECT value FROM json_each(?)) ORDER BY tries, id LIMIT 1',
  );
  const counts = database.prepare(`
    SELECT count(item.id) AS waiting, coalesce(sum(item.bytes), 0) AS bytes,
      coalesce(max(delivered), 0) AS delivered, max(lastDeliveredAt) AS lastDeliveredAt,
      coalesce(max(switches), 0) AS switches, coalesce(max(thinned), 0) AS thinned, coalesce(max(dropped), 0) AS dropped,
      coalesce(max(switchesDropped), 0) AS switchesDropped, coalesce(max(expired), 0) AS expired,
      coalesce(max(noRoom), 0) AS noRoom, count(n) FILTER (WHERE kind = 'note') AS notes,
      count(n) FILTER (WHERE kind = 'capture') AS captures
    FROM (SELECT ? AS account, ? AS attempt) AS key
    LEFT JOIN tally USING (account, attempt) LEFT JOIN item USING (account, attempt)`);
  const chains = createChains(database);
  const gone = createGone(database);
  const insert = database.prepare(
    `INSERT INTO item (account, attempt, kind, lane, at, bytes, body, n, hash, previous, tail)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  function countsOf(accountId: string, attemptId: string): EvidenceCounts {
    const account = accountHash(accountId);
    const { notes, captures, ...rest } = z.parse(countsRow, counts.get(account, attemptId));
    return { ...rest, ends: chains.ends(account, attemptId), numbered: { note: notes, capture: captures } };
  }
  function remove(id: number, column: 'delivered' | 'dropped', at: number): void {
    const item = settle(database, id, column, at);
    if (item && column === 'dropped') gone.add(item, 'dropped');
  }

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
        const { accountId, attemptId, kind, lane, at, body, chained = null, known = null } = item;
        const account = accountHash(accountId);
        const link =
          kind === 'switch' || chained === null
            ? null
            : linkAfter(chains.end(account, attemptId, kind, known), chained);
        const { n = null, hash = null, previous = null, tail = false } = link ?? {};
        insert.run(account, attemptId, kind, lane, at, body.byteLength, body, n, hash, previous, tail ? 1 : 0);
        if (link && kind !== 'switch') chains.lengthen(account, attemptId, kind, link);
        tally(database, account, attemptId, kind === 'switch' ? 'switches' : null, at);
        evictCaptures(database, maxBytes, (thinned) => {
          tally(database, thinned.account, thinned.attempt, 'thinned', at);
          gone.add(thinned, 'thinned');
        });
        return countsOf(accountId, attemptId);
      }),
    next(accountId, kind, skipped = []) {
      const row = next.get(accountHash(accountId), kind, JSON.stringify(skipped));
      return row === undefined ? null : storedItem(z.parse(storedRow, row));
    },
    sending: (id) => void database.prepare('UPDATE item SET sending = 1 WHERE id = ?').run(id),
    delivered: (id, at) => transaction(database, () => remove(id, 'delivered', at)),
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
    release: (id, outcome) =>
      void database
        .prepare('UPDATE item SET sending = 0, refusals = refusals + ?, tries = tries + ? WHERE id = ?')
        .run(outcome === 'refused' ? 1 : 0, outcome === 'untried' ? 0 : 1, id),
    drop: (id) => transaction(database, () => remove(id, 'dropped', Date.now())),
    counts: countsOf,
    missed: (accountId, attemptId, at) => tally(database, accountHash(accountId), attemptId, 'noRoom', at),
    sweep: (now, maxAgeMs) =>
      transaction(database, () => {
        const before = now - maxAgeMs;
        database.prepare('UPDATE item SET at = ? WHERE at = 0').run(now);
        database.prepare('UPDATE tally SET touchedAt = ? WHERE touchedAt = 0').run(now);
        const old = "DELETE FROM item WHERE kind = 'capture' AND at < ? RETURNING account, attempt, kind, n";
        const expired = z.parse(z.array(goneItem), database.prepare(old).all(before));
        for (const item of expired) {
          tally(database, item.account, item.attempt, 'expired', now);
          gone.add(item, 'expired');
        }
        database
          .prepare(
            `DELETE FROM tally WHERE touchedAt < ? AND NOT EXISTS
              (SELECT 1 FROM item WHERE item.account = tally.account AND item.attempt = tally.attempt)`,
          )
          .run(before);
        for (const table of ['chain', 'gone']) {
          database.exec(
            `DELETE FROM ${table} WHERE NOT EXISTS
              (SELECT 1 FROM tally WHERE tally.account = ${table}.account AND tally.attempt = ${table}.attempt)`,
          );
        }
        removeOldAside(file, before);
        return expired.length;
      }),
    waitingAttempts: (accountId) =>
      z
        .parse(
          z.array(z.object({ attempt: z.string() })),
          database.prepare('SELECT DISTINCT attempt FROM item WHERE account = ?').all(accountHash(accountId)),
        )
        .map(({ attempt }) => attempt),
    gone: (accountId) => gone.of(accountHash(accountId)),
    goneTold: (ids) => transaction(database, () => gone.told(ids)),
    wasReset: () => database.prepare('SELECT name FROM state WHERE name = ?').get(resetName) !== undefined,
    resetTold: () => void database.prepare('DELETE FROM state WHERE name = ?').run(resetName),
    probe: () =>
      transaction(database, () => {
        database.exec("INSERT INTO state VALUES ('probe')");
        database.exec("DELETE FROM state WHERE name = 'probe'");
      }),
    close: () => database.close(),
  };
}

function readIds(database: DatabaseSync, query: string): { id: number }[] {
  return z.parse(z.array(z.object({ id: z.number() })), database.prepare(query).all());
}

/** Takes an item out and counts what became of it. */
function settle(database: DatabaseSync, id: number, column: 'delivered' | 'dropped', at: number): GoneItem | null {
  const row = database.prepare('DELETE FROM item WHERE id = ? RETURNING account, attempt, kind, n').get(id);
  if (row === undefined) return null;
  const item = z.parse(goneItem, row);
  const { account, attempt, kind } = item;
  tally(database, account, attempt, column === 'dropped' && kind === 'switch' ? 'switchesDropped' : column, at);
  if (column === 'delivered') {
    database
      .prepare('UPDATE tally SET lastDeliveredAt = ? WHERE account = ? AND attempt = ?')
      .run(at, account, attempt);
  }
  return item;
}

function storedItem({ n, hash, previous, tail, ...item }: z.output<typeof storedRow>): StoredItem {
  const numbered = n !== null && hash !== null && previous !== null;
  return { ...item, link: numbered ? { n, hash, previous, ...(tail === 1 ? { tail: true } : {}) } : null };
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
