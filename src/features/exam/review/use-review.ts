import { useMemo } from 'react';
import { isAbsentCall } from '#api/absent.ts';
import { isBreakdown } from '#api/breakdown.ts';
import { ApiError } from '#api/errors.ts';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { findUserPaperSurface, userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';
import { newestFirst } from '../shared/result.ts';
import { useExamPapers } from '../shared/use-exam-papers.ts';
import { useResult } from '../shared/use-result.ts';
import { reviewStage } from './rules.ts';
import { sentFiles } from './told-answer.ts';

/** Everything that a review is made of. Only the questions must be there; all else is shown where it is known. */
export function useReview(exam: ExamRef, userPaperId: string) {
  const key = { userPaperId, examId: exam.examId };
  const result = useResult(userPaperId, exam);
  const stage = result.data === undefined ? null : reviewStage(result.data);
  const enabled = stage === 'ask';
  const surface = useApiQuery(findUserPaperSurface, key, { enabled, optional: true });
  const questions = useApiQuery(userPaperFindQuestForExam, key, { enabled, silent: true });
  const papers = useExamPapers(exam, { optional: true });
  const local = useDesktopQuery(desktop.exam.readPaper, [userPaperId]);
  const files = useDesktopQuery(desktop.answerFiles.deliveries, [local.data?.attemptId ?? ''], {
    enabled: local.data != null,
  });
  const sent = useMemo(() => sentFiles(files.data ?? []), [files.data]);
  return {
    result,
    stage,
    questions,
    /** The platform has no such call, or its own sentence why it does not answer. */
    refusal: refusalOf(questions.error),
    /** Undefined: not known, or not yet. */
    surface: surface.data,
    /** Null: it was not sat on this machine, or cannot be read here. */
    local: local.data ?? null,
    /** Files that were sent from this machine, by all that the platform may call them. */
    sent,
    /** Its parts are still read; what failed is not waited for. */
    isPending: enabled && (questions.isPending || surface.isPending || local.isPending || files.isLoading),
    number: numberOf(newestFirst(papers.data?.list ?? []), userPaperId),
  };
}

function refusalOf(error: unknown): { absent: boolean; message: string } | null {
  if (isAbsentCall(error)) return { absent: true, message: '' };
  if (!(error instanceof ApiError) || error.failure.kind !== 'refused') return null;
  return isBreakdown(error) ? null : { absent: false, message: error.failure.message };
}

/** Which try at the exam a paper is, from 1; null: it is not in the list. */
function numberOf(papers: readonly { userPaperId: string }[], userPaperId: string): number | null {
  const at = papers.findIndex((paper) => paper.userPaperId === userPaperId);
  return at < 0 ? null : papers.length - at;
}
