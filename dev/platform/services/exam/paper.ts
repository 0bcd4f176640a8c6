import * as paperCalls from '#contract/platform/exam/user-paper.ts';
import { quirkOf } from '../../content/people.ts';
import { wireTime } from '../../server/clock.ts';
import { handle } from '../../server/handle.ts';
import { Refusal } from '../../server/refusal.ts';
import { certificateOfPaper } from '../certificate/certificate-row.ts';
import { examCodes } from './codes.ts';
import { commitPaper } from './commit.ts';
import { extraMinutes } from './granted-time.ts';
import { ownPaper } from './own-paper.ts';
import { sizeOf, wireSections } from './paper-content.ts';
import { toldRecord } from './paper-record.ts';
import { sectionsOf, stateOf } from './paper-row.ts';
import { canReview, reviewedSections, reviewRefusal } from './review.ts';
import { seatOf } from './seat.ts';
import { slowCommitSentinel, withOddQuestions } from './sentinels.ts';
import { currentPapers, windowOf } from './standing.ts';
import { switchRuleOf } from './switch-rule.ts';

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
      duration: exam.minutes === null ? 0 : exam.minutes + extraMinutes(context.store, paper.id),
      joinTime: wireTime(paper.joined_at),
      endTime: window.isLimitTime === 1 ? wireTime(window.endAt) : null,
      cameraCount: exam.cameraCount,
      cameraRequired: Number(exam.cameraRequired),
      captureInterval: quirkOf(context.account.phone) === 'fast-captures' ? 2 : 30,
      ...switchRuleOf(exam),
      userName: context.account.name,
      seatNo: seatOf(exam, context.account.id),
      examPlanRoomId: exam.roomId,
    };
  }),
  handle(paperCalls.userPaperFindQuestForExam, (key, context) => {
    const { paper, exam } = ownPaper(key, context);
    if (paper.submitted_at === null) {
      const sectionList = wireSections(sectionsOf(paper));
      return {
        sectionList: quirkOf(context.account.phone) === 'odd-questions' ? withOddQuestions(sectionList) : sectionList,
      };
    }
    const refusal = reviewRefusal(paper, exam, windowOf(context.store, exam), context.clock.now());
    if (refusal) throw refusal;
    return { sectionList: reviewedSections(context.store, paper) };
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
      canReview: canReview(paper, exam, windowOf(context.store, exam), now),
      certificateId: state === 'marked' ? certificateOfPaper(context.store, paper.id) : null,
      ...toldRecord(context.store, paper, quirkOf(context.account.phone)),
    };
  }),
  handle(paperCalls.userPaperCommitAllPaper, commitPaper, { fault: slowCommitSentinel }),
  handle(paperCalls.userSwitchScreen, (key, { store, ...context }) => {
    const { paper } = ownPaper(key, { store, ...context });
    if (paper.submitted_at !== null) throw new Refusal(examCodes.alreadyCommitted, '试卷已提交');
    store.run('UPDATE paper SET switches = switches + 1 WHERE id = ?', paper.id);
    return { count: paper.switches + 1 };
  }),
];
