import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { chainStart, type ChainEnd, type ChainEnds } from './chain.ts';
import type { EvidenceKind } from './evidence-store.ts';

const endRow = z.object({ n: z.number(), hash: z.string() });
const tailOf = (kind: EvidenceKind) => `${kind}-tail`;

/** The rows of the chains; `account` is a hash. Whoever changes several calls this inside a transaction. */
export function createChains(database: DatabaseSync) {
  const read = database.prepare('SELECT n, hash FROM chain WHERE account = ? AND attempt = ? AND kind = ?');
  const write = database.prepare('INSERT OR REPLACE INTO chain VALUES (?, ?, ?, ?, ?)');
  const extend = database.prepare(
    'INSERT OR REPLACE INTO chain SELECT account, attempt, kind || ?, ?, ? FROM item WHERE id = ?',
  );
  const forget = database.prepare("DELETE FROM chain WHERE account = ? AND attempt = ? AND kind LIKE '%-tail'");

  function rowOf(account: string, attempt: string, kind: string): ChainEnd | null {
    const row = read.get(account, attempt, kind);
    return row === undefined ? null : z.parse(endRow, row);
  }
  const mainOf = (account: string, attempt: string, kind: EvidenceKind) => rowOf(account, attempt, kind) ?? chainStart;

  return {
    end(account: string, attempt: string, kind: EvidenceKind): ChainEnd {
      const tail = rowOf(account, attempt, tailOf(kind));
      return tail ? { ...tail, tail: true } : mainOf(account, attempt, kind);
    },
    /** The platform took this item: its chain ends with it. */
    lengthen: (id: number, { n, hash, tail }: ChainEnd): void => void extend.run(tail ? '-tail' : '', n, hash, id),
    leaveSeat(account: string, attempt: string): ChainEnds {
      const ends = { note: mainOf(account, attempt, 'note'), capture: mainOf(account, attempt, 'capture') };
      for (const kind of ['note', 'capture'] as const) {
        // A seat that is left once more goes on with its tail.
        if (rowOf(account, attempt, tailOf(kind)) !== null) continue;
        write.run(account, attempt, tailOf(kind), ends[kind].n, ends[kind].hash);
      }
      return ends;
    },
    returnToSeat: (account: string, attempt: string): void => void forget.run(account, attempt),
    takeOver(account: string, attempt: string, ends: ChainEnds): void {
      forget.run(account, attempt);
      for (const kind of ['note', 'capture'] as const) write.run(account, attempt, kind, ends[kind].n, ends[kind].hash);
    },
  };
}
