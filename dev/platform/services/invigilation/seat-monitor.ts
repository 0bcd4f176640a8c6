import * as z from 'zod/mini';
import * as calls from '#contract/platform/exam/seat-monitor.ts';
import { minute, wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import type { Store } from '../../server/store.ts';
import { ownPaper } from '../exam/own-paper.ts';
import { NotGiven, type OpenPaper } from './actions.ts';

/** The board is fetched every 3 s by whoever looks at it. */
const watchedMs = 15_000;
/** A learner may be out of the picture for so long (s). */
const graceSeconds = 20;
/** Who begins late is still told what was said shortly before. */
const alertsBeforeMs = 30 * minute;

const count = z.object({ n: z.number() });
const lastRow = z.object({ place: z.string(), at: z.number() });
const facesRow = z.object({ faces: z.nullable(z.number()), taken_at: z.number() });
const alertRow = z.object({ id: z.number(), at: z.number(), text: z.string(), given_by: z.string() });

/** Notes that an invigilator looks at the board. */
export function noteLook(store: Store, account: string, now: number): void {
  store.run('INSERT OR REPLACE INTO board_look VALUES (?, ?)', account, now);
}

/** Tells everybody in the exams of these papers. Throws `NotGiven` for an empty or too long text. */
export function alertAll(store: Store, papers: readonly OpenPaper[], text: string, head: { at: number; from: string }) {
  if (text.trim() === '' || text.length > 500) throw new NotGiven('请填写通告，最多 500 字');
  for (const examId of new Set(papers.map((paper) => paper.exam_id)))
    store.run(
      'INSERT INTO admin_alert (exam_id, at, text, given_by) VALUES (?, ?, ?, ?)',
      examId,
      head.at,
      text.trim(),
      head.from,
    );
}

export const seatMonitorHandlers = [
  handle(calls.monitorLiveLinkStatus, (input, context) => {
    const { paper } = ownPaper(input, context);
    const { store, clock } = context;
    const watchers = store.one(count, 'SELECT count(*) AS n FROM board_look WHERE at > ?', clock.now() - watchedMs);
    const links = store.all(
      lastRow,
      'SELECT place, max(received_at) AS at FROM capture WHERE paper_id = ? AND bytes IS NOT NULL GROUP BY place',
      paper.id,
    );
    return {
      watchers: watchers?.n ?? 0,
      links: links.map(({ place, at }) => ({ place, lastTime: wireTime(at) })),
    };
  }),
  handle(calls.monitorFaceData, (input, context) => {
    const { paper } = ownPaper(input, context);
    const sql = `SELECT faces, taken_at FROM capture
      WHERE paper_id = ? AND place = 'front' AND bytes IS NOT NULL ORDER BY taken_at DESC LIMIT 1`;
    const last = context.store.one(facesRow, sql, paper.id);
    return { faces: last?.faces ?? null, checkTime: wireTime(last?.taken_at ?? null), graceSeconds };
  }),
  handle(calls.monitorAdminAlert, (input, context) => {
    const { paper, exam } = ownPaper(input, context);
    const sql = 'SELECT id, at, text, given_by FROM admin_alert WHERE exam_id = ? AND at >= ? ORDER BY id';
    return context.store
      .all(alertRow, sql, exam.id, paper.joined_at - alertsBeforeMs)
      .map(({ id, at, text, given_by: from }) => ({
        id: String(id),
        content: text,
        createTime: wireTime(at),
        staffName: from,
      }));
  }),
  handle(calls.monitorForceCommit, (input, context) => {
    const { paper } = ownPaper(input, context);
    const { store, clock } = context;
    // A seat that does not know the time says none: then it is when it was heard.
    const { reason, sealedAt = clock.now(), answers, fingerprint } = input;
    store.run(
      'INSERT OR IGNORE INTO forced_seal VALUES (?, ?, ?, ?, ?)',
      paper.id,
      reason,
      Math.round(sealedAt),
      Math.round(answers),
      fingerprint,
    );
    return { id: paper.id };
  }),
];
