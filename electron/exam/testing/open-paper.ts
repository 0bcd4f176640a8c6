import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';

export const electricianExam: ExamRef = { examId: 'e1', businessId: 'b1', sourceType: '2', name: '电工（四级）' };

/** An open attempt at `electricianExam` with one question. */
export function openPaper(change: Partial<Attempt> = {}): Attempt {
  return {
    attemptId: 'a1',
    exam: electricianExam,
    userPaperId: 'p1',
    rules: {
      joinedAt: 0,
      deadline: null,
      cameraCount: 2,
      sideCameraRequired: true,
      captureEverySeconds: 12,
      switchLimit: null,
    },
    paper: {
      title: '电工（四级）',
      totalScore: 1,
      passScore: null,
      sections: [{ id: 's1', title: '一', questionIds: ['q1'] }],
      materials: [],
      questions: [
        {
          id: 'q1',
          kind: 'short',
          number: 1,
          score: 1,
          html: '<img src="/media/a.png">',
          options: [],
          blanks: 0,
          materialId: null,
        },
      ],
    },
    answers: {},
    marked: [],
    struck: {},
    highlights: {},
    plays: {},
    currentQuestion: null,
    phase: 'open',
    lastSeenAt: null,
    recovered: false,
    health: 'good',
    ...change,
  };
}
