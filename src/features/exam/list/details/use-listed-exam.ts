import { isAbsentCall } from '#api/absent.ts';
import { useApiQuery } from '#api/query.ts';
import type { ExamRef } from '#contract/ipc/exam.ts';
import { trainItemExamFindTrainExamInfoById } from '#contract/platform/exam/camp-exam.ts';
import { findExamListByIds, type ExamListItem } from '#contract/platform/exam/exam.ts';
import { campKeyOf } from '../../shared/camp-exam.ts';

/**
 * One exam as its list shows it, null: the learner does not have it. An exam of a camp is read with the camp's call, where
 * the platform has it. `absent`: the platform has no call that tells.
 */
export function useListedExam(exam: ExamRef) {
  const key = campKeyOf(exam);
  const { examId, businessId: bussinessId, sourceType: type } = exam;
  const ofCamp = useApiQuery(
    trainItemExamFindTrainExamInfoById,
    { trainId: key?.trainId ?? '', examId },
    { enabled: key !== null, silent: true },
  );
  const byCamp = key !== null && !(isAbsentCall(ofCamp.error) && ofCamp.data === undefined);
  const listed = useApiQuery(findExamListByIds, { examId, bussinessId, type }, { enabled: !byCamp, silent: true });
  if (byCamp) {
    const data = ofCamp.data && (ofCamp.data.examId === examId ? ofCamp.data : null);
    return { item: { ...ofCamp, data }, absent: false };
  }
  const data = listed.data && itemOf(listed.data, exam);
  return { item: { ...listed, data }, absent: isAbsentCall(listed.error) && listed.data === undefined };
}

/** The same exam may be part of several tasks. */
function itemOf(list: readonly ExamListItem[], { examId, businessId }: ExamRef): ExamListItem | null {
  const same = list.filter((item) => item.examId === examId);
  return same.find((item) => item.bussinessId === businessId) ?? (businessId === '' ? same[0] : undefined) ?? null;
}
