import * as z from 'zod/mini';
import { reportSeatPass } from '#contract/platform/beyond/seat-pass.ts';
import { handleOpen } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Service } from '../../server/service.ts';

/** Codes of this service's refusals; no document shows any. */
const seatCodes = { seatName: 41491, seatTime: 41492, seatFailed: 41493 } as const;

const longestName = 64;
/** Clocks of seats are not exact. */
const aheadMs = 5 * 60_000;
const passRow = z.object({ seat: z.string(), passed_at: z.number() });

/** Passes of seats that centres checked: one for each seat and time, the rows as they came. */
export const seatService: Service = {
  name: 'seat',
  handlers: [
    handleOpen(reportSeatPass, ({ seat, passedAt, validUntil, rowList, client, os }, { store, clock }) => {
      const now = clock.now();
      const name = seat.trim();
      if (name === '' || name.length > longestName) throw new Refusal(seatCodes.seatName, '座位名称不正确');
      if (passedAt > now + aheadMs || validUntil <= now) throw new Refusal(seatCodes.seatTime, '通行证不在有效期内');
      if (rowList.length === 0 || rowList.some(({ verdict }) => verdict === 'fail')) {
        throw new Refusal(seatCodes.seatFailed, '有不通过的检查项，不能登记通行证');
      }
      store.run(
        `INSERT INTO seat_pass (seat, passed_at, valid_until, client, os, row_list) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (seat, passed_at) DO NOTHING`,
        name,
        passedAt,
        validUntil,
        client,
        os,
        JSON.stringify(rowList),
      );
      const held = store.one(
        passRow,
        'SELECT seat, passed_at FROM seat_pass WHERE seat = ? AND passed_at = ?',
        name,
        passedAt,
      );
      return { seat: held?.seat ?? '', passedAt: held?.passed_at ?? null };
    }),
  ],
  tables: `
CREATE TABLE IF NOT EXISTS seat_pass (
  seat TEXT NOT NULL, passed_at INTEGER NOT NULL, valid_until INTEGER NOT NULL, client TEXT NOT NULL, os TEXT NOT NULL,
  row_list TEXT NOT NULL, PRIMARY KEY (seat, passed_at)
) STRICT;
`,
  codes: seatCodes,
};
