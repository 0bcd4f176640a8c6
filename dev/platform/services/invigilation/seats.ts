import * as z from 'zod/mini';
import { examById } from '../../content/exams.ts';
import type { Store } from '../../server/store.ts';
import { evidenceFindings, type EvidenceFindings } from '../exam/evidence-chain.ts';
import { seatOf } from '../exam/seat.ts';

const row = z.object({
  id: z.string(),
  account_id: z.string(),
  exam_id: z.string(),
  name: z.string(),
  deadline: z.nullable(z.number()),
  beat_at: z.nullable(z.number()),
  beat_cameras: z.nullable(z.string()),
  waiting: z.nullable(z.number()),
  battery: z.nullable(z.number()),
  charging: z.nullable(z.number()),
  sealed_at: z.nullable(z.number()),
  sealed_answers: z.nullable(z.number()),
  acknowledged: z.nullable(z.number()),
  moves: z.number(),
  last_action: z.nullable(z.number()),
  called_at: z.nullable(z.number()),
  front: z.nullable(z.number()),
  side: z.nullable(z.number()),
  phone: z.nullable(z.string()),
});
const cameras = z.array(z.object({ place: z.string(), state: z.string() }));

const sql = `SELECT paper.id, paper.account_id, exam_id, name, deadline, beat.received_at AS beat_at,
  beat.cameras AS beat_cameras, coalesce(beat.waiting, seat_state.waiting) AS waiting, battery, charging, acknowledged,
  forced_seal.sealed_at, forced_seal.answers AS sealed_answers,
  (SELECT count(*) FROM capture WHERE paper_id = paper.id AND state LIKE 'seat-change%') AS moves,
  (SELECT max(number) FROM staff_action WHERE paper_id = paper.id) AS last_action,
  (SELECT min(at) FROM staff_call WHERE paper_id = paper.id AND seen_at IS NULL) AS called_at,
  (SELECT max(id) FROM capture WHERE paper_id = paper.id AND place = 'front' AND picture IS NOT NULL) AS front,
  (SELECT max(id) FROM capture WHERE paper_id = paper.id AND place = 'side' AND picture IS NOT NULL) AS side,
  (SELECT state FROM phone_pairing WHERE paper_id = paper.id AND state NOT IN ('code', 'ended')) AS phone
  FROM paper JOIN account ON account.id = paper.account_id LEFT JOIN seat_state ON seat_state.paper_id = paper.id
  LEFT JOIN seat_power ON seat_power.paper_id = paper.id LEFT JOIN forced_seal ON forced_seal.paper_id = paper.id
  LEFT JOIN heartbeat AS beat ON beat.id = (SELECT max(id) FROM heartbeat WHERE paper_id = paper.id)
  WHERE submitted_at IS NULL ORDER BY exam_id, paper.rowid`;

/** A client that was not heard of for this long counts as away. */
const awayAfterMs = 90_000;

/** One running paper as an invigilator sees it. */
export interface Seat {
  paperId: string;
  exam: string;
  name: string;
  seat: string;
  deadline: number | null;
  connection: 'online' | 'away' | 'never';
  waiting: number | null;
  /** What the chains of what it sent show. */
  evidence: EvidenceFindings;
  /** How often the paper went on at another seat, its chain with it. */
  moves: number;
  battery: number | null;
  /** Null: not known. */
  charging: boolean | null;
  /** The seat has sealed its paper, as it was told to, and the platform does not have it yet; null: nothing was told. */
  sealed: { at: number; answers: number } | null;
  /** Actions that its client has not recorded yet. */
  underway: number;
  /** Since when the learner calls for an invigilator (epoch ms); null: no call waits. */
  calledAt: number | null;
  cameras: Readonly<Record<string, string>>;
  /** What the phone that is its side camera said last; null: it uses none. */
  phone: string | null;
  /** Ids of the last pictures. */
  pictures: { front: number | null; side: number | null };
}

export function seats(store: Store, now: number): Seat[] {
  return store.all(row, sql).map((found) => {
    const exam = examById(found.exam_id);
    const seen = z.parse(cameras, JSON.parse(found.beat_cameras ?? '[]'));
    return {
      paperId: found.id,
      exam: exam?.name ?? found.exam_id,
      name: found.name,
      seat: exam ? seatOf(exam, found.account_id) : '',
      deadline: found.deadline,
      connection: found.beat_at === null ? 'never' : now - found.beat_at > awayAfterMs ? 'away' : 'online',
      waiting: found.waiting,
      evidence: evidenceFindings(store, found.id),
      moves: found.moves,
      battery: found.battery,
      charging: found.charging === null ? null : found.charging === 1,
      sealed: found.sealed_at === null ? null : { at: found.sealed_at, answers: found.sealed_answers ?? 0 },
      underway: (found.last_action ?? 0) - (found.acknowledged ?? 0),
      calledAt: found.called_at,
      cameras: Object.fromEntries(seen.map(({ place, state }) => [place, state])),
      phone: found.phone,
      pictures: { front: found.front, side: found.side },
    };
  });
}
