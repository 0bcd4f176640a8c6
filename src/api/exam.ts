import * as z from 'zod/mini';
import { mainCalls } from '../../electron/contract/calls.ts';
import { endpoint, type Answer } from './endpoint.ts';
import { flag, list, number, numberOrNull, page, text, time } from './fields.ts';

/** Names an exam of a learner; `bussinessId` is spelled as the platform spells it. */
const examKey = z.object({ bussinessId: z.string(), examId: z.string(), type: z.number() });
const paperKey = z.object({ userPaperId: z.string(), examId: z.string() });

const examListItem = z.object({
  id: text,
  coverUrl: text,
  showNew: flag,
  showLock: flag,
  examName: text,
  examType: number,
  isLimitTime: number,
  startTime: time,
  endTime: time,
  regularDate: text,
  sourceName: text,
  sourceType: number,
  bussinessId: text,
  examId: text,
  lockCourseRate: numberOrNull,
  lockExamCondition: flag,
  buttonStatus: number,
  // Assumed from here on: what the sentences of a locked exam need (gaps G-117), and what a card is clearer with.
  currentCourseRate: number,
  isExamPassed: flag,
  isFormCommit: flag,
  lockSourceName: text,
  duration: number,
  questionCount: number,
  cameraCount: number,
  lastScore: numberOrNull,
  passed: flag,
});

/** The learner's exams, ten a page (002 §3). */
export const userExamFindUserExams = endpoint({
  id: 'userExamFindUserExams',
  method: 'GET',
  path: '/exam/v1/userExam/findUserExams',
  query: z.object({ pageNum: z.number(), pageSize: z.number() }),
  answer: page(examListItem),
});

/** What a learner must know before the exam (002 §2, /exam/resdExam). */
export const findBasicExamById = endpoint({
  id: 'findBasicExamById',
  method: 'GET',
  path: '/exam/v1/exam/findBasicExamById',
  query: examKey,
  answer: z.object({
    examId: text,
    bussinessId: text,
    type: number,
    examName: text,
    examType: number,
    notice: text,
    serviceAgreement: text,
    /** Minutes; 0: no limit. */
    duration: number,
    questionCount: number,
    totalScore: number,
    passScore: number,
    startTime: time,
    endTime: time,
    cameraCount: number,
    cameraRequired: flag,
    faceRequired: flag,
    attemptsLeft: numberOrNull,
    taskId: text,
  }),
});

const paperEntry = z.object({
  userPaperId: text,
  status: number,
  joinTime: time,
  submitTime: time,
  score: numberOrNull,
  isPass: flag,
});

/** The learner's papers of one exam; asked with pageNum 1 and pageSize 999 (002 §9). */
export const examFindUserPaperListById = endpoint({
  ...mainCalls.examFindUserPaperListById,
  query: z.extend(examKey, { pageNum: z.number(), pageSize: z.number() }),
  answer: page(paperEntry),
});

/** Takes an attempt, or gives back the paper that is still open (gaps G-020: a GET that changes state). */
export const examJoinExam = endpoint({
  ...mainCalls.examJoinExam,
  query: examKey,
  answer: z.object({ userPaperId: text, joinTime: time }),
});

/** The head of a paper: who, how long, how it is watched (002 §7). */
export const findUserPaperSurface = endpoint({
  ...mainCalls.findUserPaperSurface,
  query: paperKey,
  answer: z.object({
    userPaperId: text,
    examId: text,
    bussinessId: text,
    examName: text,
    totalScore: number,
    passScore: numberOrNull,
    questionCount: number,
    /** Minutes; 0: no limit. */
    duration: number,
    joinTime: time,
    /** End of the exam's window; null: none. */
    endTime: time,
    cameraCount: number,
    cameraRequired: flag,
    /** Seconds between two captures. */
    captureInterval: number,
    switchLimit: numberOrNull,
    userName: text,
    seatNo: text,
  }),
});

const question = z.object({
  id: text,
  /** 1 single, 2 multiple, 3 judge, 4 blank, 5 short, 6 essay, 7 case with `childList`. */
  type: number,
  title: text,
  score: number,
  optionList: list(z.object({ key: text, content: text })),
  blankNum: number,
  material: text,
});
const questionWithChildren = z.extend(question, { childList: list(question) });

/** The questions of a paper, section by section, in an order that stays (002 §7). */
export const userPaperFindQuestForExam = endpoint({
  ...mainCalls.userPaperFindQuestForExam,
  assumed: true,
  query: paperKey,
  answer: z.object({
    sectionList: list(z.object({ id: text, name: text, questionList: list(questionWithChildren) })),
  }),
});

/** How a paper stands; read before a commit is repeated (002 §7). */
export const userPaperFindUserPaperInfo = endpoint({
  ...mainCalls.userPaperFindUserPaperInfo,
  assumed: true,
  query: paperKey,
  answer: z.object({
    userPaperId: text,
    /** 0 in progress, 1 handed in, 2 marked. */
    status: number,
    submitTime: time,
    score: numberOrNull,
    isPass: flag,
    certificateId: text,
  }),
});

/** Hands a whole paper in, once; the platform knows no idempotency key (002 §7). */
export const userPaperCommitAllPaper = endpoint({
  ...mainCalls.userPaperCommitAllPaper,
  body: z.object({
    userPaperId: z.string(),
    examId: z.string(),
    /** 1 the learner, 2 time was up, 3 the centre's staff. */
    commitType: z.number(),
    answerList: z.array(z.object({ questionId: z.string(), answer: z.array(z.string()) })),
  }),
  answer: z.object({ userPaperId: text, submitTime: time }),
});

/** Reports one screen switch (gaps G-020: a GET that changes state). */
export const userSwitchScreen = endpoint({
  ...mainCalls.userSwitchScreen,
  query: paperKey,
  answer: z.object({ count: number }),
});

export type ExamListItem = z.output<typeof examListItem>;
export type BasicExam = Answer<typeof findBasicExamById>;
export type PaperEntry = z.output<typeof paperEntry>;
export type PaperSurface = Answer<typeof findUserPaperSurface>;
export type PaperQuestion = z.output<typeof questionWithChildren>;
export type PaperInfo = Answer<typeof userPaperFindUserPaperInfo>;
