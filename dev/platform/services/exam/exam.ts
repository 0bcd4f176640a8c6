import * as z from 'zod/mini';
import * as campCalls from '#contract/platform/exam/camp-exam.ts';
import * as calls from '#contract/platform/exam/exam.ts';
import * as paperCalls from '#contract/platform/exam/user-paper.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { examById } from '../../content/exams.ts';
import { examNotice, serviceAgreement } from '../../content/notices.ts';
import { wireTime } from '../../server/clock.ts';
import { handle, type Context } from '../../server/handle.ts';
import { pageOf } from '../../server/paging.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { examCodes } from './codes.ts';
import type { ExamWindow } from './exam-rules.ts';
import { sizeOf } from './paper-content.ts';
import { createPaper, stateOf, type Paper } from './paper-row.ts';
import { canReview } from './review.ts';
import { seatOf } from './seat.ts';
import { codeSentinel } from './sentinels.ts';
import { lockSentence, lockSourceName, standingOf } from './standing.ts';
import { switchRuleOf } from './switch-rule.ts';

const enrolmentRow = z.object({
  id: z.string(),
  exam_id: z.string(),
  bussiness_id: z.string(),
  seen_at: z.nullable(z.number()),
});
type Enrolment = z.output<typeof enrolmentRow>;

/** The exam of this learner, or the refusal that there is none. */
function enrolled({ examId, bussinessId }: { examId: string; bussinessId: string }, { store, account }: Context) {
  const enrolment = store.one(
    enrolmentRow,
    'SELECT * FROM enrolment WHERE account_id = ? AND exam_id = ? AND bussiness_id = ?',
    account.id,
    examId,
    bussinessId,
  );
  const exam = enrolment && examById(enrolment.exam_id);
  if (!exam) throw new Refusal(serverCodes.notFound, '没有找到这场考试');
  return exam;
}

/** The learner's exams of one camp, in the order of the list. */
function campEnrolments(trainId: string, { store, account }: Context): [Enrolment, ExamContent][] {
  const all = store.all(enrolmentRow, 'SELECT * FROM enrolment WHERE account_id = ? ORDER BY position', account.id);
  return all.flatMap((enrolment): [Enrolment, ExamContent][] => {
    const exam = examById(enrolment.exam_id);
    return exam && exam.campId === trainId ? [[enrolment, exam]] : [];
  });
}

/** One exam of a camp, or the refusal that the learner has none. */
function ofCamp({ trainId, examId }: { trainId: string; examId: string }, context: Context): [Enrolment, ExamContent] {
  const found = campEnrolments(trainId, context).find(([, { id }]) => id === examId);
  if (!found) throw new Refusal(serverCodes.notFound, '训练营中没有这场考试');
  return found;
}

function listItem(enrolment: Enrolment, exam: ExamContent, { store, account, clock }: Context) {
  const standing = standingOf(store, account.id, exam, clock.now());
  const { facts, window } = standing;
  return {
    id: enrolment.id,
    coverUrl: exam.cover,
    showNew: enrolment.seen_at === null,
    showLock: standing.locked,
    examName: exam.name,
    examType: exam.usage,
    isLimitTime: window.isLimitTime,
    startTime: wireTime(window.startAt),
    endTime: wireTime(window.endAt),
    regularDate: window.days.join(','),
    sourceName: exam.sourceName,
    sourceType: exam.sourceType,
    bussinessId: enrolment.bussiness_id,
    examId: exam.id,
    lockCourseRate: facts.rate,
    lockExamCondition: facts.examPassed === null ? 0 : 1,
    buttonStatus: standing.button,
    currentCourseRate: facts.currentRate,
    isExamPassed: facts.examPassed ?? true,
    isFormCommit: facts.formDone ?? true,
    lockSourceName: lockSourceName(exam),
    duration: exam.minutes ?? 0,
    questionCount: sizeOf(exam).questions,
    cameraCount: exam.cameraCount,
    lastScore: standing.lastScore,
    passed: standing.passed,
    seatNo: seatOf(exam, account.id),
  };
}

function join(exam: ExamContent, { store, account, clock }: Context): { id: string; joinedAt: number } {
  const now = clock.now();
  const standing = standingOf(store, account.id, exam, now);
  if (standing.open) return { id: standing.open.id, joinedAt: standing.open.joined_at };
  if (standing.locked) throw new Refusal(examCodes.examLocked, lockSentence(standing.facts));
  if (standing.state === 'not-yet' || standing.state === 'not-today') {
    throw new Refusal(examCodes.examNotOpen, '该考试未到开启时间');
  }
  if (standing.state === 'ended') throw new Refusal(examCodes.examEnded, '考试已结束');
  if (standing.attemptsLeft === 0) throw new Refusal(examCodes.noAttempts, '考试次数已用完');
  return createPaper(store, account.id, exam, standing.window, now);
}

const wireStatus = { open: 0, 'handed-in': 1, marked: 2 } as const;

function paperEntry(paper: Paper, exam: ExamContent, window: ExamWindow, now: number, accountId: string) {
  const state = stateOf(paper, now);
  return {
    userPaperId: paper.id,
    status: wireStatus[state],
    joinTime: wireTime(paper.joined_at),
    submitTime: wireTime(paper.submitted_at),
    score: state === 'marked' ? paper.score : null,
    isPass: state === 'marked' ? paper.passed : null,
    canReview: canReview(paper, exam, window, now),
    seatNo: state === 'open' ? seatOf(exam, accountId) : '',
  };
}

/** The learner's papers of an exam, the newest first. */
function papersOfExam(exam: ExamContent, paging: Parameters<typeof pageOf>[1], { store, account, clock }: Context) {
  const { papers, window } = standingOf(store, account.id, exam, clock.now());
  const entries = papers.toReversed().map((paper) => paperEntry(paper, exam, window, clock.now(), account.id));
  return pageOf(entries, paging);
}

export const examHandlers = [
  handle(
    calls.userExamFindUserExams,
    (paging, context) => {
      const { store, account } = context;
      const all = store.all(enrolmentRow, 'SELECT * FROM enrolment WHERE account_id = ? ORDER BY position', account.id);
      const { list, total } = pageOf(all, paging);
      return {
        list: list.flatMap((enrolment) => {
          const exam = examById(enrolment.exam_id);
          return exam ? [listItem(enrolment, exam, context)] : [];
        }),
        total,
      };
    },
    { reply: codeSentinel },
  ),
  handle(calls.findExamListByIds, (key, context) => {
    const { store, account } = context;
    // Several ids come with commas between them.
    const ids = key.examId.split(',');
    const all = store.all(enrolmentRow, 'SELECT * FROM enrolment WHERE account_id = ? ORDER BY position', account.id);
    return all.flatMap((enrolment) => {
      const exam = ids.includes(enrolment.exam_id) ? examById(enrolment.exam_id) : undefined;
      return exam ? [listItem(enrolment, exam, context)] : [];
    });
  }),
  handle(calls.findBasicExamById, (key, context) => {
    const exam = enrolled(key, context);
    const { store, account, clock } = context;
    const standing = standingOf(store, account.id, exam, clock.now());
    const { questions, total } = sizeOf(exam);
    store.run(
      'UPDATE enrolment SET seen_at = ? WHERE account_id = ? AND exam_id = ? AND seen_at IS NULL',
      clock.now(),
      account.id,
      exam.id,
    );
    return {
      examId: exam.id,
      bussinessId: key.bussinessId,
      type: key.type,
      examName: exam.name,
      examType: exam.usage,
      notice: examNotice(exam),
      serviceAgreement,
      duration: exam.minutes ?? 0,
      questionCount: questions,
      totalScore: total,
      passScore: Math.ceil(total * exam.passShare),
      startTime: wireTime(standing.window.startAt),
      endTime: wireTime(standing.window.endAt),
      cameraCount: exam.cameraCount,
      cameraRequired: Number(exam.cameraRequired),
      faceRequired: Number(exam.faceRequired),
      attemptsLeft: standing.attemptsLeft,
      taskId: key.bussinessId,
      ...switchRuleOf(exam),
      seatNo: seatOf(exam, account.id),
    };
  }),
  handle(paperCalls.examFindUserPaperListById, (key, context) => papersOfExam(enrolled(key, context), key, context)),
  handle(campCalls.trainItemExamFindMyExamList, ({ trainId, ...paging }, context) =>
    pageOf(
      campEnrolments(trainId, context).map(([enrolment, exam]) => listItem(enrolment, exam, context)),
      paging,
    ),
  ),
  handle(campCalls.trainItemExamFindTrainExamInfoById, (key, context) => listItem(...ofCamp(key, context), context)),
  handle(campCalls.trainItemExamFindUserPaperListById, (key, context) =>
    papersOfExam(ofCamp(key, context)[1], key, context),
  ),
  handle(paperCalls.examJoinExam, (key, context) => {
    const paper = join(enrolled(key, context), context);
    return { userPaperId: paper.id, joinTime: wireTime(paper.joinedAt) };
  }),
];
