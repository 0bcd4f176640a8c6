import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import {
  chainedKinds,
  chainStart,
  laterEnds,
  type ChainEnd,
  type ChainEnds,
  type ChainedKind,
} from '../records/chain.ts';

const endRow = z.object({ n: z.number(), hash: z.string() });
const tailOf = (kind: ChainedKind) => `${kind}-tail`;

/** The rows of the chains; `account` is a hash. Whoever changes several calls this inside a transaction. */
export function createChains(database: DatabaseSync) {
  const read = database.prepare('SELECT n, hash FROM chain WHERE account = ? AND attempt = ? AND kind = ?');
  const write = database.prepare('INSERT OR REPLACE INTO chain VALUES (?, ?, ?, ?, ?)');
  const forget = database.prepare("DELETE FROM chain WHERE account = ? AND attempt = ? AND kind LIKE '%-tail'");

  function rowOf(account: string, attempt: string, kind: string): ChainEnd | null {
    const row = read.get(account, attempt, kind);
    return row === undefined ? null : z.parse(endRow, row);
  }
  const mainOf = (account: string, attempt: string, kind: ChainedKind) => rowOf(account, attempt, kind) ?? chainStart;
  const ends = (account: string, attempt: string): ChainEnds => ({
    note: mainOf(account, attempt, 'note'),
    capture: mainOf(account, attempt, 'capture'),
  });

  return {
    ends,
    /** What the next item of this kind stands on; `known`: how far the chains had come by another account. */
    end(account: string, attempt: string, kind: ChainedKind, known: ChainEnds | null): ChainEnd {
      const tail = rowOf(account, attempt, tailOf(kind));
      return tail ? { ...tail, tail: true } : laterEnds(ends(account, attempt), known)[kind];
    },
    lengthen: (account: string, attempt: string, kind: ChainedKind, { n, hash, tail }: ChainEnd): void =>
      void write.run(account, attempt, tail ? tailOf(kind) : kind, n, hash),
    leaveSeat(account: string, attempt: string): ChainEnds {
      const left = ends(account, attempt);
      for (const kind of chainedKinds) {
        // A seat that is left once more goes on with its tail.
        if (rowOf(account, attempt, tailOf(kind)) !== null) continue;
        write.run(account, attempt, tailOf(kind), left[kind].n, left[kind].hash);
      }
      return left;
    },
    returnToSeat: (account: string, attempt: string): void => void forget.run(account, attempt),
    takeOver(account: string, attempt: string, given: ChainEnds): void {
      forget.run(account, attempt);
      const later = laterEnds(ends(account, attempt), given);
      for (const kind of chainedKinds) write.run(account, attempt, kind, later[kind].n, later[kind].hash);
    },
  };
}
