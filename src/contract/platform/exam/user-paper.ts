import * as z from 'zod/mini';
import { endpoint, type Answer } from '../endpoint.ts';
import {
  endingTime,
  flagOrNull,
  list,
  numberOrNull,
  object,
  optional,
  page,
  text,
  time,
  writtenTime,
} from '../fields.ts';
import { examKey } from './exam-key.ts';
import { wireQuestion } from './wire-question.ts';

const paperKey = z.object({ userPaperId: z.string(), examId: z.string() });

/** A paper of the learner, as a list tells it (002 §7, assumed). */
export const paperEntry = z.object({
  userPaperId: text,
  /** See `paperStatus`; null: the platform does not say. */
  status: numberOrNull,
  joinTime: time,
  submitTime: time,
  score: numberOrNull,
  /** Null: the platform does not say. */
  isPass: flagOrNull,
  /** Whether the marked paper may be reviewed now (assumed); null: the platform does not say. */
  canReview: flagOrNull,
  /** Where an open paper was begun, as the platform words it (assumed); '': it does not say. */
  seatNo: optional(text),
});

/** How a paper stands (002 §7, assumed). */
export const paperStatus = { inProgress: 0, handedIn: 1, marked: 2 } as const;

/** The learner's papers of one exam; asked with pageNum 1 and pageSize 999 (002 §9). */
export const examFindUserPaperListById = endpoint({
  id: 'examFindUserPaperListById',
  method: 'GET',
  path: '/exam/v1/userPaper/findUserPaperListById',
  query: z.extend(examKey, { pageNum: z.number(), pageSize: z.number() }),
  answer: page(paperEntry),
});

/** Takes an attempt, or gives back the paper that is still open (G-020: a GET that changes state). */
export const examJoinExam = endpoint({
  id: 'examJoinExam',
  method: 'GET',
  path: '/exam/v1/exam/joinExam',
  effect: true,
  query: examKey,
  answer: object({ userPaperId: text, joinTime: writtenTime }),
});

/** The head of a paper: who, how long, how it is watched (002 §7). */
export const findUserPaperSurface = endpoint({
  id: 'findUserPaperSurface',
  method: 'GET',
  path: '/exam/v1/userPaper/findUserPaperSurface',
  query: paperKey,
  answer: object({
    userPaperId: text,
    examId: text,
    bussinessId: text,
    examName: text,
    totalScore: numberOrNull,
    passScore: numberOrNull,
    questionCount: numberOrNull,
    /** Minutes; 0: no limit, null: the platform does not say. */
    duration: numberOrNull,
    joinTime: writtenTime,
    /** End of the exam's window; null: none is told. */
    endTime: endingTime,
    cameraCount: numberOrNull,
    cameraRequired: flagOrNull,
    /** Seconds between two captures. */
    captureInterval: numberOrNull,
    /** Screen switches that are allowed; null: the platform names none. */
    switchLimit: numberOrNull,
    /** See `codeTables.switchConsequence` (assumed); null: the platform does not say. */
    switchConsequence: numberOrNull,
    userName: text,
    seatNo: optional(text),
    /** The exam room that the paper is entered in; empty: none. */
    examPlanRoomId: text,
  }),
});

/**
 * The questions of a paper, section by section in an order that stays, or without headings as one list (002 §7). Of a
 * marked paper that may be reviewed they bring answers, points and explanations (assumed); of any other closed paper the
 * platform refuses them and says why.
 */
export const userPaperFindQuestForExam = endpoint({
  id: 'userPaperFindQuestForExam',
  method: 'GET',
  path: '/exam/v1/userPaper/findQuestForExam',
  assumed: true,
  query: paperKey,
  answer: object({
    sectionList: list(z.object({ id: text, name: text, questionList: list(wireQuestion) })),
    questionList: list(wireQuestion),
  }),
});

/** How a paper stands; read before a commit is repeated (002 §7). */
export const userPaperFindUserPaperInfo = endpoint({
  id: 'userPaperFindUserPaperInfo',
  method: 'GET',
  path: '/exam/v1/userPaper/findUserPaperInfo',
  assumed: true,
  query: paperKey,
  answer: object({
    userPaperId: text,
    /** See `paperStatus`; null: the platform does not say. */
    status: numberOrNull,
    submitTime: time,
    score: numberOrNull,
    isPass: flagOrNull,
    /** Whether the marked paper may be reviewed now (assumed); null: the platform does not say. */
    canReview: flagOrNull,
    certificateId: text,
    /** Who closed it: see `commitType`; null: the platform does not say. */
    commitType: numberOrNull,
    /** How many answers the platform holds; null: it does not say. */
    answerCount: numberOrNull,
    /** SHA-256 (hex) of the canonical answers that the platform holds; '': it does not say. */
    answerHash: optional(text),
    /** When the client sealed what the platform holds. */
    sealTime: optional(time),
  }),
});

/** Who closed a paper; 0 (assumed): the platform itself, after its time was over. */
export const commitType = { platform: 0, learner: 1, timeUp: 2, staff: 3 } as const;

/** Hands a whole paper in, once; the platform knows no idempotency key (002 §7). */
export const userPaperCommitAllPaper = endpoint({
  id: 'userPaperCommitAllPaper',
  method: 'POST',
  path: '/exam/v1/userPaper/commitAllPaper',
  effect: true,
  body: z.object({
    userPaperId: z.string(),
    examId: z.string(),
    /** 1 the learner, 2 time was up, 3 the centre's staff. */
    commitType: z.number(),
    answerList: z.array(z.object({ questionId: z.string(), answer: z.array(z.string()) })),
    /** When the paper was sealed, by the platform's clock (assumed): a paper sealed in time may arrive late. */
    sealTime: z.optional(z.string()),
    /**
     * Between which times, by the platform's clock, answers were given on a seat that did not know the time (assumed);
     * absent: it was known, or lay before the deadline all the same. Without a time of sealing nobody knew that either.
     */
    timeUnknown: z.optional(z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()) })),
    /** How the paper that was shown differs from what the platform sent (assumed); absent: it does not. */
    readingFlaws: z.optional(
      z.object({
        announced: z.nullable(z.number()),
        read: z.number(),
        unreadable: z.number(),
        unknownTypes: z.array(z.string()),
      }),
    ),
  }),
  answer: z.object({ userPaperId: text, submitTime: time }),
});

/** Reports one screen switch (G-020: a GET that changes state). */
export const userSwitchScreen = endpoint({
  id: 'userSwitchScreen',
  method: 'GET',
  path: '/exam/v1/userPaper/monitor/userSwitchScreen',
  effect: true,
  query: paperKey,
  answer: z.object({ count: numberOrNull }),
});

export type PaperEntry = z.output<typeof paperEntry>;
export type PaperSurface = Answer<typeof findUserPaperSurface>;
export type PaperQuestions = Answer<typeof userPaperFindQuestForExam>;
export type PaperInfo = Answer<typeof userPaperFindUserPaperInfo>;
export type CommitBody = z.output<typeof userPaperCommitAllPaper.body>;
