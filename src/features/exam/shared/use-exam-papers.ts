import { isAbsentCall } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { trainItemExamFindUserPaperListById } from '#contract/platform/exam/camp-exam.ts';
import { examFindUserPaperListById } from '#contract/platform/exam/user-paper.ts';
import { campKeyOf } from './camp-exam.ts';
import { wholeList } from './result.ts';

const whole = { pageNum: 1, pageSize: 999 };

/**
 * The learner's papers of an exam: of a camp by the camp's call, where the platform has it. `optional`: the screen does
 * without them.
 */
export function useExamPapers(
  exam: ExamRef,
  { enabled = true, optional = false }: { enabled?: boolean; optional?: boolean } = {},
) {
  const key = campKeyOf(exam);
  const asked = { trainId: key?.trainId ?? '', examId: exam.examId, ...whole };
  const ofCamp = useApiQuery(trainItemExamFindUserPaperListById, asked, {
    enabled: enabled && key !== null,
    silent: true,
    optional,
  });
  const byCamp = key !== null && !(isAbsentCall(ofCamp.error) && ofCamp.data === undefined);
  const ofExam = useApiQuery(examFindUserPaperListById, wholeList(exam), {
    enabled: enabled && !byCamp,
    silent: true,
    optional,
  });
  return byCamp ? ofCamp : ofExam;
}
