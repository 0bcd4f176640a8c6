import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Store } from '../server/store.ts';

/** Ids as numbers that a double cannot hold, and back. In the database: a restarted platform knows what it gave out. */
export interface BigIds {
  /** 19 digits. */
  numberOf(id: string): string;
  /** The id of such a number; undefined: it is none. */
  idOf(digits: string): string | undefined;
}

const row = z.object({ id: z.string() });
const least = 1_000_000_000_000_000_000n;

export function createBigIds(store: Store): BigIds {
  store.run('CREATE TABLE IF NOT EXISTS habit_big_id (digits TEXT PRIMARY KEY, id TEXT NOT NULL) STRICT');
  const given = new Map<string, string>();
  return {
    numberOf(id) {
      const known = given.get(id);
      if (known !== undefined) return known;
      const digest = createHash('sha256').update(id).digest().readBigUInt64BE();
      // Odd: such a number never survives a double, whose last bits are 0 at this size.
      const digits = String(least + ((digest % (8n * least)) | 1n));
      store.run('INSERT OR IGNORE INTO habit_big_id (digits, id) VALUES (?, ?)', digits, id);
      given.set(id, digits);
      return digits;
    },
    idOf: (digits) => store.one(row, 'SELECT id FROM habit_big_id WHERE digits = ?', digits)?.id,
  };
}
