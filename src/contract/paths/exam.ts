import type { ExamRef } from '../ipc/exam.ts';
import { defineCodedPath, definePath, defineQueryPath } from './define-path.ts';

// The wire's spelling (G-062) stands in addresses too, so that links of a platform fit.
function queryOf({ examId, businessId, sourceType, name }: ExamRef) {
  return { examId, bussinessId: businessId, type: sourceType, name };
}

/** The exam in an address; null when its id is missing. */
function examIn(query: URLSearchParams): ExamRef | null {
  const examId = query.get('examId');
  if (!examId) return null;
  return {
    examId,
    businessId: query.get('bussinessId') ?? '',
    sourceType: query.get('type') ?? '',
    name: query.get('name') ?? '',
  };
}

/** Exams (002 §2). */
export const examPaths = {
  /** Of one training camp with `trainId`, which no document shows. */
  list: defineQueryPath('/examList', ['trainId']),
  /** Must-read, device check and face check before an exam; spelled as the platform spells it. */
  prepare: defineCodedPath('/exam/resdExam', { write: queryOf, read: examIn }),
  /** The paper itself: of an exam, or an attempt on this machine by its id. */
  testPaper: defineCodedPath(
    '/exam/testPaper',
    {
      write: ({ exam, attemptId }: { exam?: ExamRef; attemptId?: string }) => ({
        ...(exam && queryOf(exam)),
        attemptId,
      }),
      read: (query) => ({ exam: examIn(query), attemptId: query.get('attemptId') }),
    },
    '/course/testPaper',
  ),
  /** An older address of the paper. */
  oldTestPaper: definePath('/testPaper'),
  /** Receipt and result of an attempt, or the result of a paper at the platform. */
  handPaper: defineCodedPath('/exam/handPaper', {
    write: ({ exam, ...where }: { exam: ExamRef; attemptId?: string; userPaperId?: string }) => ({
      ...queryOf(exam),
      ...where,
    }),
    read: (query) => ({
      exam: examIn(query),
      attemptId: query.get('attemptId'),
      userPaperId: query.get('userPaperId'),
    }),
  }),
  /** What happened to a paper that was sat on this computer; an address of this client alone. */
  report: defineCodedPath('/exam/log', {
    write: ({ exam, attemptId }: { exam: ExamRef; attemptId: string }) => ({ ...queryOf(exam), attemptId }),
    read: (query) => ({ exam: examIn(query), attemptId: query.get('attemptId') }),
  }),
  /** One exam: when, what it asks for, what came of it so far. */
  details: defineCodedPath('/examDetails', { write: queryOf, read: examIn }),
  /** The learner's papers of one exam. */
  results: defineCodedPath('/exam/examresults', { write: queryOf, read: examIn }),
  /** Cameras, sound and machine on any day; an address of this client alone. */
  deviceTest: definePath('/exam/deviceTest'),
  /** Every step of an exam with a sample paper, on any day; an address of this client alone. */
  seatTrial: definePath('/exam/seatTrial'),
  /** The review of a marked paper; `show`: which questions. */
  paperDetails: defineCodedPath('/exam/testPaperDetails', {
    write: ({ exam, ...where }: { exam: ExamRef; userPaperId: string; show?: string }) => ({
      ...queryOf(exam),
      ...where,
    }),
    read: (query) => ({
      exam: examIn(query),
      userPaperId: query.get('userPaperId'),
      show: query.get('show'),
    }),
  }),
  /** Practical exams of a training class; no document names the parameter of their addresses. */
  offlineTraining: defineQueryPath('/offlineTraining', ['classExamId']),
  /** One task of it at a time; `task`: its number from 1. */
  offlineQuestions: defineQueryPath('/offlineStem', ['classExamId', 'task']),
  offlinePreview: defineQueryPath('/offlineTraining/preview', ['classExamId']),
  offlineResult: defineQueryPath('/offlineTraining/preview/result', ['classExamId']),
} as const;
