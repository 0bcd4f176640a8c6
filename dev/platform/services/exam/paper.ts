import { slowCommitSentinel } from './sentinels.ts';
import * as paperCalls from '../../../../src/contract/platform/exam/user-paper.ts';
import { certificateOfPaper, issueCertificate } from '../certificate/certificate-row.ts';
import { wireTime } from '../../server/clock.ts';
import type { ExamContent } from '../../content/exam-content.ts';
import { examById } from '../../content/exams.ts';
import { quirkOf } from '../../content/people.ts';
import { handle, type Context } from '../../server/handle.ts';
import { markables, sizeOf, wireSections } from './paper-content.ts';
import { closePaper, isTooLate, paperById, sectionsOf, stateOf, type Paper } from './paper-row.ts';
import { Refusal, serverCodes } from '../../server/refusal.ts';
import { examCodes } from './codes.ts';
import { seatOf } from './seat.ts';
import { currentPapers, windowOf } from './standing.ts';

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

function commit(
  input: {
    userPaperId: string;
    examId: string;
    commitType: number;
    answerList: { questionId: string; answer: string[] }[];
  },
  context: Context,
) {
  const { paper, exam } = ownPaper(input, context);
  const now = context.clock.now();
  if (isTooLate(paper, now)) throw new Refusal(examCodes.commitTooLate, '已超过交卷时间，不能再交卷');
  if (paper.submitted_at !== null) throw new Refusal(examCodes.alreadyCommitted, '试卷已提交，不能重复提交');
  if (![1, 2, 3].includes(input.commitType)) throw new Refusal(serverCodes.badParameter, '参数 commitType 超出范围');
  const known = new Set(markables(sectionsOf(paper)).map(({ id }) => id));
  const foreign = input.answerList.find(({ questionId }) => !known.has(questionId));
  if (foreign) throw new Refusal(serverCodes.badParameter, `试卷中没有题目 ${foreign.questionId}`);
  const answers = new Map(input.answerList.map(({ questionId, answer }) => [questionId, answer]));
  context.store.together(() => {
    closePaper(context.store, paper, exam, { answers, type: input.commitType, at: now });
    issueCertificate(context.store, paper.id, exam);
  });
  return { userPaperId: paper.id, submitTime: wireTime(now) };
}

export const paperHandlers = [
  handle(paperCalls.findUserPaperSurface, (key, context) => {
    const { paper, exam } = ownPaper(key, context);
    const { questions, total } = sizeOf(exam);
    const window = windowOf(context.store, exam);
    return {
      userPaperId: paper.id,
      examId: exam.id,
      bussinessId: `t-${exam.id}`,
      examName: exam.name,
      totalScore: total,
      passScore: Math.ceil(total * exam.passShare),
      questionCount: questions,
      duration: exam.minutes ?? 0,
      joinTime: wireTime(paper.joined_at),
      endTime: window.isLimitTime === 1 ? wireTime(window.endAt) : null,
      cameraCount: exam.cameraCount,
      cameraRequired: Number(exam.cameraRequired),
      captureInterval: quirkOf(context.account.phone) === 'fast-captures' ? 2 : 30,
      switchLimit: exam.usage === 2 ? 5 : null,
      userName: context.account.name,
      seatNo: seatOf(context.account.id),
    };
  }),
  handle(paperCalls.userPaperFindQuestForExam, (key, context) => {
    const { paper } = ownPaper(key, context);
    if (paper.submitted_at !== null) throw new Refusal(examCodes.alreadyCommitted, '试卷已提交');
    return { sectionList: wireSections(sectionsOf(paper)) };
  }),
  handle(paperCalls.userPaperFindUserPaperInfo, (key, context) => {
    const { exam } = ownPaper(key, context);
    const now = context.clock.now();
    currentPapers(context.store, context.account.id, exam, now);
    const { paper } = ownPaper(key, context);
    const state = stateOf(paper, now);
    return {
      userPaperId: paper.id,
      status: { open: 0, 'handed-in': 1, marked: 2 }[state],
      submitTime: wireTime(paper.submitted_at),
      score: state === 'marked' ? paper.score : null,
      isPass: state === 'marked' ? paper.passed : null,
      certificateId: state === 'marked' ? certificateOfPaper(context.store, paper.id) : null,
    };
  }),
  handle(paperCalls.userPaperCommitAllPaper, commit, { fault: slowCommitSentinel }),
  handle(paperCalls.userSwitchScreen, (key, { store, ...context }) => {
    const { paper } = ownPaper(key, { store, ...context });
    if (paper.submitted_at !== null) throw new Refusal(examCodes.alreadyCommitted, '试卷已提交');
    store.run('UPDATE paper SET switches = switches + 1 WHERE id = ?', paper.id);
    return { count: paper.switches + 1 };
  }),
];
