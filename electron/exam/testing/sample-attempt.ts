import type { Question, QuestionKind } from '#contract/ipc/paper.ts';
import type { AttemptCard } from '#electron/storage/journal/card.ts';
import type { AttemptStart } from '../records/attempt-store.ts';
import type { PaperPlace } from '../records/paper-place.ts';

/** Made-up exam data for the tests of this folder and the fault lab. */

export function sampleQuestion(id: string, kind: QuestionKind, more: Partial<Question> = {}): Question {
  const choice = kind === 'single' || kind === 'multiple' || kind === 'judge';
  const keys = kind === 'judge' ? ['A', 'B'] : ['A', 'B', 'C', 'D'];
  return {
    id,
    kind,
    number: 1,
    score: 2,
    html: `<p>第 ${id} 题</p>`,
    options: choice ? keys.map((key) => ({ key, html: `选项 ${key}` })) : [],
    blanks: kind === 'blank' ? 2 : 0,
    materialId: null,
    ...more,
  };
}

/** A session of which no branch is known. */
export function sampleHere(): PaperPlace {
  return { origin: 'https://learn.example', branch: null };
}

export function sampleStart(more: Partial<AttemptStart> = {}): AttemptStart {
  const kinds: readonly QuestionKind[] = ['single', 'multiple', 'judge', 'blank', 'short', 'essay'];
  const questions = kinds.map((kind, index) => sampleQuestion(`q${index + 1}`, kind, { number: index + 1 }));
  return {
    exam: { examId: 'e1', businessId: 'b1', sourceType: '2', name: '电工（中级）理论考试' },
    userPaperId: 'paper-1',
    rules: {
      joinedAt: 1_700_000_000_000,
      deadline: 1_700_003_600_000,
      cameraCount: 2,
      sideCameraRequired: true,
      captureEverySeconds: 12,
      switchLimit: null,
    },
    paper: {
      title: '电工（中级）',
      totalScore: 100,
      passScore: 60,
      sections: [{ id: 's1', title: '全部', questionIds: questions.map(({ id }) => id) }],
      materials: [],
      questions,
    },
    clockOffset: 250,
    ...more,
  };
}

export function sampleCard(more: Partial<AttemptCard> = {}): AttemptCard {
  const { exam, rules, paper } = sampleStart();
  const { deadline } = rules;
  const total = paper.questions.length;
  return { exam, owner: '138****8000', answered: 0, total, deadline, phase: 'open', settledAt: null, ...more };
}
