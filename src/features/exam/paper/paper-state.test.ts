import { describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { Question } from '#contract/ipc/paper.ts';
import { openingState, paperReducer, saveStateOf } from './paper-state.ts';

const question = (id: string, number: number): Question => ({
  id,
  kind: 'single',
  number,
  score: 1,
  html: '',
  options: [],
  blanks: 0,
  materialId: null,
});

const attempt: Attempt = {
  attemptId: 'a1',
  exam: { examId: 'e', businessId: 'b', sourceType: '1', name: '' },
  userPaperId: 'p',
  rules: {
    joinedAt: 0,
    deadline: null,
    cameraCount: 2,
    sideCameraRequired: true,
    captureEverySeconds: 30,
    switchLimit: null,
  },
  paper: {
    title: '',
    totalScore: 2,
    passScore: null,
    sections: [{ id: 's', title: '', questionIds: ['q1', 'q2'] }],
    materials: [],
    questions: [question('q1', 1), question('q2', 2)],
  },
  answers: { q1: { value: { kind: 'choice', keys: ['A'] }, savedAt: 7, sequence: 3 } },
  marked: ['q2'],
  struck: { q1: ['A'] },
  highlights: {},
  plays: {},
  currentQuestion: 'q2',
  phase: 'open',
  lastSeenAt: null,
  recovered: false,
  health: 'good',
};

describe('resuming', () => {
  it('opens the same question with every answer and mark', () => {
    const state = openingState(attempt, 'q1');
    expect(state.current).toBe('q2');
    expect(state.answers).toEqual({ q1: { kind: 'choice', keys: ['A'] } });
    expect(saveStateOf(state, 'q1')).toEqual({ phase: 'saved', savedAt: 7, sequence: 3, tries: 0 });
    expect([...state.marked]).toEqual(['q2']);
    expect(state.struck).toEqual({ q1: ['A'] });
  });

  it.each([[null], ['gone']])('opens the first question when the place is %s', (place) => {
    expect(openingState({ ...attempt, currentQuestion: place }, 'q1').current).toBe('q1');
  });
});

describe('what happens on the paper', () => {
  const start = openingState(attempt, 'q1');

  it('shows an answer at once and says when it is on disk', () => {
    const answered = paperReducer(start, {
      type: 'answered',
      questionId: 'q2',
      value: { kind: 'choice', keys: ['B'] },
    });
    expect(answered.answers['q2']).toEqual({ kind: 'choice', keys: ['B'] });
    expect(saveStateOf(answered, 'q2').phase).toBe('none');
    const saved = { sequence: 9, savedAt: 11, copies: 2 as const };
    const done = paperReducer(answered, {
      type: 'save',
      questionId: 'q2',
      event: { type: 'saved', saved, more: false },
    });
    expect(saveStateOf(done, 'q2')).toMatchObject({ phase: 'saved', savedAt: 11 });
  });

  it('marks and takes the mark away', () => {
    const marked = paperReducer(start, { type: 'marked', questionId: 'q1', marked: true });
    expect([...marked.marked]).toEqual(['q2', 'q1']);
    expect([...paperReducer(marked, { type: 'marked', questionId: 'q2', marked: false }).marked]).toEqual(['q1']);
  });

  it('goes to a question', () => expect(paperReducer(start, { type: 'went', questionId: 'q1' }).current).toBe('q1'));
});
