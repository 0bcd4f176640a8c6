import * as z from 'zod/mini';
import { examCallFindByStatus, examCallStatus, monitorCallSave } from '#contract/platform/exam/exam-call.ts';
import { wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { examCodes } from '../exam/codes.ts';
import { ownPaper } from '../exam/own-paper.ts';
import { NotGiven, type OpenPaper } from './actions.ts';

const callRow = z.object({
  id: z.number(),
  at: z.number(),
  seen_at: z.nullable(z.number()),
  seen_by: z.nullable(z.string()),
});
type CallRow = z.output<typeof callRow>;

function callsOf(store: Store, paperId: string): CallRow[] {
  return store.all(
    callRow,
    'SELECT id, at, seen_at, seen_by FROM staff_call WHERE paper_id = ? ORDER BY id DESC',
    paperId,
  );
}

const count = z.object({ n: z.number() });

/** Calls of other open papers that wait for longer. */
function waitingBefore(store: Store, id: number): number {
  const sql = `SELECT count(*) AS n FROM staff_call JOIN paper ON paper.id = paper_id
    WHERE seen_at IS NULL AND submitted_at IS NULL AND staff_call.id < ?`;
  return store.one(count, sql, id)?.n ?? 0;
}

/** Marks the waiting calls of these papers as seen. Throws `NotGiven` where none waits. */
export function seeCalls(store: Store, papers: readonly OpenPaper[], { at, from }: { at: number; from: string }): void {
  const waiting = papers.filter(({ id }) => callsOf(store, id).some((call) => call.seen_at === null));
  if (waiting.length === 0) throw new NotGiven('没有等待处理的呼叫');
  const sql = 'UPDATE staff_call SET seen_at = ?, seen_by = ? WHERE paper_id = ? AND seen_at IS NULL';
  for (const { id } of waiting) store.run(sql, at, from, id);
}

export const callHandlers = [
  handle(monitorCallSave, (input, context) => {
    const { paper } = ownPaper(input, context);
    const { store, clock } = context;
    if (paper.submitted_at !== null) throw new Refusal(examCodes.alreadyCommitted, '试卷已交，不能再呼叫监考老师');
    const open = callsOf(store, paper.id).find((call) => call.seen_at === null);
    const id = open?.id ?? store.run('INSERT INTO staff_call (paper_id, at) VALUES (?, ?)', paper.id, clock.now());
    return { id: String(id) };
  }),
  handle(examCallFindByStatus, (input, context) => {
    const { paper } = ownPaper(input, context);
    const { store } = context;
    return callsOf(store, paper.id)
      .map((call) => ({
        id: String(call.id),
        status: call.seen_at === null ? examCallStatus.waiting : examCallStatus.seen,
        createTime: wireTime(call.at),
        answerTime: wireTime(call.seen_at),
        staffName: call.seen_by ?? '',
        before: call.seen_at === null ? waitingBefore(store, call.id) : 0,
      }))
      .filter(({ status }) => input.status === undefined || status === input.status);
  }),
];
