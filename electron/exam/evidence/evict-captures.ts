import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { goneItem, type GoneItem } from './gone.ts';

const totals = z.object({ bytes: z.number(), captures: z.number() });
const takenOut = z.array(goneItem);

/**
 * Keeps the queue below `maxBytes`: drops every second capture of each camera among the older half, so that a long time
 * without network is still covered evenly. Notes and switches stay. `onDropped` is called for each one.
 */
export function evictCaptures(database: DatabaseSync, maxBytes: number, onDropped: (item: GoneItem) => void): void {
  for (;;) {
    const { bytes, captures } = z.parse(
      totals,
      database
        .prepare(
          "SELECT coalesce(sum(bytes), 0) AS bytes, count(*) FILTER (WHERE kind = 'capture') AS captures FROM item",
        )
        .get(),
    );
    if (bytes <= maxBytes) return;
    const dropped = z.parse(takenOut, database.prepare(everySecond).all(Math.floor(captures / 2)));
    for (const item of dropped) onDropped(item);
    if (dropped.length === 0) return;
  }
}

const everySecond = `
  DELETE FROM item WHERE id IN (
    SELECT id FROM (
      SELECT id, sending, row_number() OVER (PARTITION BY account, attempt, lane ORDER BY id) AS place FROM item
      WHERE kind = 'capture' AND id <= (SELECT id FROM item WHERE kind = 'capture' ORDER BY id LIMIT 1 OFFSET ?)
    ) WHERE place % 2 = 0 AND sending = 0
  ) RETURNING account, attempt, kind, n`;
