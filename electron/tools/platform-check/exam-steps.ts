import {
  trainItemExamFindMyExamList,
  trainItemExamFindTrainExamInfoById,
  trainItemExamFindUserPaperListById,
} from '#contract/platform/exam/camp-exam.ts';
import { examCallFindByStatus } from '#contract/platform/exam/exam-call.ts';
import { findBasicExamById, findExamListByIds, userExamFindUserExams } from '#contract/platform/exam/exam.ts';
import { monitorAdminAlert, monitorFaceData, monitorLiveLinkStatus } from '#contract/platform/exam/seat-monitor.ts';
import {
  examFindUserPaperListById,
  findUserPaperSurface,
  userPaperFindQuestForExam,
  userPaperFindUserPaperInfo,
} from '#contract/platform/exam/user-paper.ts';
import { getAuthSaveFace, viewFaceAccess } from '#contract/platform/face/face.ts';
import { isOpenPaper } from '#rules/exam/paper-standing.ts';
import { firstPage, step, type Step } from './step.ts';

/** `examType` of a mock exam (002 §3). */
const mockExam = 1;
/** `sourceType` of an exam of a training camp (002 §3). */
const campSource = '2';
/** `type` of a face check that opens a task (001 §3). */
const taskAccess = 1;

function ofCamp<Exam extends { type: string }>(exam: Exam | null): exam is Exam {
  return exam?.type === campSource;
}

/** The exams, one of them, its papers and the newest paper. */
export const examSteps: readonly Step[] = [
  step(
    userExamFindUserExams,
    () => firstPage,
    ({ list }, known) => {
      const wanted =
        known.examId === null
          ? (list.find(({ examType }) => examType === mockExam) ?? list[0])
          : list.find(({ examId }) => examId === known.examId);
      if (!wanted) return;
      const { bussinessId, examId, sourceType, examName, examType } = wanted;
      known.exam = { bussinessId, examId, type: String(sourceType), name: examName, formal: examType !== mockExam };
    },
  ),
  step(
    findBasicExamById,
    ({ exam }) => exam,
    ({ taskId }, known) => {
      known.taskId = taskId === '' ? null : taskId;
    },
  ),
  step(findExamListByIds, ({ exam }) => exam),
  step(trainItemExamFindMyExamList, ({ exam }) => (ofCamp(exam) ? { trainId: exam.bussinessId, ...firstPage } : null)),
  step(trainItemExamFindTrainExamInfoById, ({ exam }) =>
    ofCamp(exam) ? { trainId: exam.bussinessId, examId: exam.examId } : null,
  ),
  step(getAuthSaveFace, ({ taskId }) => (taskId === null ? null : { taskId })),
  step(viewFaceAccess, ({ taskId }) => (taskId === null ? null : { type: taskAccess, taskId })),
  step(
    examFindUserPaperListById,
    ({ exam }) => exam && { ...exam, pageNum: 1, pageSize: 999 },
    ({ list }, known) => {
      const paper = list.find(isOpenPaper) ?? list[0];
      if (paper && known.exam) known.paper = { userPaperId: paper.userPaperId, examId: known.exam.examId };
    },
  ),
  step(trainItemExamFindUserPaperListById, ({ exam }) =>
    ofCamp(exam) ? { trainId: exam.bussinessId, examId: exam.examId, pageNum: 1, pageSize: 999 } : null,
  ),
  step(
    findUserPaperSurface,
    ({ paper }) => paper,
    ({ totalScore }, known) => {
      known.paperTotal = totalScore;
    },
  ),
  step(userPaperFindQuestForExam, ({ paper }) => paper),
  step(userPaperFindUserPaperInfo, ({ paper }) => paper),
  step(examCallFindByStatus, ({ paper }) => paper),
  step(monitorLiveLinkStatus, ({ paper }) => paper),
  step(monitorFaceData, ({ paper }) => paper),
  step(monitorAdminAlert, ({ paper }) => paper),
];
