import { isAbsentCall, isUnreadAnswer } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { userPaperFindUserPaperInfo } from '#contract/platform/exam/user-paper.ts';
import type { KnownResult } from './result.ts';
import { useExamPapers } from './use-exam-papers.ts';

/**
 * What the platform says of a paper: its record, or where it has none, the paper's entry in the list; null: neither.
 */
export function useResult(userPaperId: string, exam: ExamRef) {
  const { examId } = exam;
  // The panel itself says that it did not load.
  const info = useApiQuery(userPaperFindUserPaperInfo, { userPaperId, examId }, { silent: true });
  const absent = isAbsentCall(info.error) || isUnreadAnswer(info.error);
  const papers = useExamPapers(exam, { enabled: absent });
  if (!absent) return info;
  const entry = papers.data?.list.find((paper) => paper.userPaperId === userPaperId);
  const listed: KnownResult | null = entry ? { ...entry, certificateId: '' } : null;
  const nothing = papers.data !== undefined || isAbsentCall(papers.error);
  return { ...papers, data: listed ?? (nothing ? null : undefined) };
}
