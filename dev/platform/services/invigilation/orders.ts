import * as z from 'zod/mini';
import { minute } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';
import { moveWindowTo } from '../exam/granted-time.ts';
import { give, NotGiven, openPapers, record, type OpenPaper, type Order } from './actions.ts';
import { seeCalls } from './calls.ts';
import { alertAll } from './seat-monitor.ts';

const minutes = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600));
const form = z.object({
  /** Paper; '' for all. */
  paper: z.prefault(z.string(), ''),
  kind: z.string(),
  text: z.prefault(z.string(), ''),
  minutes: z.prefault(z.string(), ''),
  endAt: z.prefault(z.string(), ''),
  camera: z.prefault(z.string(), ''),
  clockRuns: z.optional(z.string()),
});
type Form = z.output<typeof form>;

function orderOf({ kind, text, minutes: typed, camera, clockRuns }: Form): Order {
  const span = minutes.safeParse(typed).data;
  switch (kind) {
    case 'message':
      if (text.trim() === '' || text.length > 500) throw new NotGiven('请填写消息，最多 500 字');
      return { kind, text: text.trim() };
    case 'extraTime':
    case 'pause':
      if (span === undefined) throw new NotGiven('请填写 1 到 600 的分钟数');
      return kind === 'pause' ? { kind, minutes: span, clockRuns: clockRuns !== undefined } : { kind, minutes: span };
    case 'cameraReleased':
      return { kind, camera: camera === 'front' ? 'front' : 'side' };
    case 'handIn':
    case 'faceTry':
    case 'resume':
      return { kind };
    default:
      throw new NotGiven('没有这个操作');
  }
}

/** 'yyyy-MM-ddTHH:mm' in UTC+8. */
function moveWindow(store: Store, papers: readonly OpenPaper[], typed: string, head: { at: number; from: string }) {
  const endAt = Date.parse(`${typed}:00+08:00`);
  if (Number.isNaN(endAt) || endAt < head.at + minute) throw new NotGiven('请填写将来的结束时间');
  for (const examId of new Set(papers.map((paper) => paper.exam_id))) moveWindowTo(store, examId, endAt);
  const moved = new Set(papers.map((paper) => paper.exam_id));
  for (const { id, exam_id: examId, deadline } of openPapers(store)) {
    if (moved.has(examId) && deadline !== null) record(store, id, { kind: 'movedWindow', deadline }, head);
  }
}

/** Carries out what an invigilator's form says, and gives the sentence to show. One seat that refuses stops no other. */
export function carryOut(store: Store, body: unknown, head: { at: number; from: string }): string {
  const read = z.safeParse(form, body);
  if (!read.success) return '表单不完整';
  const chosen = openPapers(store).filter(({ id }) => read.data.paper === '' || id === read.data.paper);
  if (chosen.length === 0) return '没有进行中的试卷';
  const problems = new Set<string>();
  let done = 0;
  const attempt = (work: () => void) => {
    try {
      work();
      done += 1;
    } catch (error) {
      if (!(error instanceof NotGiven)) throw error;
      problems.add(error.message);
    }
  };
  if (read.data.kind === 'callSeen') attempt(() => seeCalls(store, chosen, head));
  else if (read.data.kind === 'movedWindow') attempt(() => moveWindow(store, chosen, read.data.endAt, head));
  else if (read.data.kind === 'alert') attempt(() => alertAll(store, chosen, read.data.text, head));
  else for (const paper of chosen) attempt(() => give(store, paper, orderOf(read.data), head));
  return [...(done > 0 ? [`已发出：${done}`] : []), ...problems].join('；');
}
