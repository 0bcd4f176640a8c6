import type { PassObstacle, PassSending, ReadinessRow, SeatPass } from '#contract/ipc/readiness.ts';
import { pageChecks } from '#contract/ipc/readings.ts';
import { passObstacle } from '#rules/readiness/seat-pass.ts';
import { confirmedAt, type PassReport } from './send-pass.ts';

/** What a run without a window made of its rows: a pass of the machine, or why there is none. */
export type CommandPass =
  | { pass: SeatPass; sending: Exclude<PassSending, 'none'> }
  | { pass: null; obstacle: PassObstacle };

interface CommandPassOptions {
  /** As the centre calls it; empty: nobody said. */
  seat: string;
  givenFolder: boolean;
  client: string;
  os: string;
  /** The platform's clock, in epoch ms. */
  now: () => number;
  send: (report: PassReport) => Promise<Exclude<PassSending, 'none'>>;
}

/** Issues a pass of the machine and sends it at once; what was not measured is told as unknown. */
export async function passMachine(rows: readonly ReadinessRow[], options: CommandPassOptions): Promise<CommandPass> {
  const { givenFolder, client, os, now, send } = options;
  const seat = options.seat.trim();
  const obstacle = passObstacle(rows, seat, givenFolder, 'machine');
  if (obstacle !== null) return { pass: null, obstacle };
  const passedAt = Math.round(now());
  const measured = rows.map(({ check, verdict, numbers }) => ({ check, verdict, numbers: { ...numbers } }));
  const missing = pageChecks.map((check) => ({ check, verdict: 'unknown' as const, numbers: {} }));
  const sending = await send({ seat, passedAt, client, os, rows: [...measured, ...missing] });
  return { pass: { seat, passedAt, reportedAt: sending === 'held' ? confirmedAt(passedAt, now()) : null }, sending };
}
