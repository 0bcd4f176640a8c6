import { useAtomValue } from 'jotai';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { examFindUserPaperListById } from '#contract/platform/exam/user-paper.ts';
import { clockAtom } from '#domain/app-state.ts';
import { usePendingQuery } from '#domain/attempts/use-pending-attempts.ts';
import { shifted } from '#rules/exam/zone-shift.ts';
import { wholeList } from '../../shared/result.ts';
import { begunElsewhere } from './begun-elsewhere.ts';

/** When and on which seat this exam was begun, with nothing of it on this computer; times in epoch ms. */
export interface ElsewhereBeginning {
  at: number | null;
  seat: string;
  userPaperId: string;
}

/** Null: it is not begun, it is here, or nobody knows. */
export function useBegunElsewhere(exam: ExamRef): ElsewhereBeginning | null {
  const { timeShiftMs } = useAtomValue(clockAtom);
  const papers = useApiQuery(examFindUserPaperListById, wholeList(exam), { optional: true });
  const pending = usePendingQuery();
  if (!pending.data) return null;
  const paper = begunElsewhere(exam, papers.data?.list, pending.data);
  return paper && { at: shifted(paper.joinTime, timeShiftMs), seat: paper.seatNo, userPaperId: paper.userPaperId };
}
