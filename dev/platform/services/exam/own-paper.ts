import type { ExamContent } from '../../content/exam-content.ts';
import { examById } from '../../content/exams.ts';
import type { Context } from '../../server/handle.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { paperById, type Paper } from './paper-row.ts';

/** A paper of this learner with its exam, or the refusal that there is none. */
export function ownPaper(
  { userPaperId, examId }: { userPaperId: string; examId: string },
  { store, account }: Context,
): { paper: Paper; exam: ExamContent } {
  const paper = paperById(store, userPaperId, account.id);
  const exam = examById(examId);
  if (!paper || !exam || paper.exam_id !== exam.id) throw new Refusal(serverCodes.notFound, '没有找到这份试卷');
  return { paper, exam };
}
