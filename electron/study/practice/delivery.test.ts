import { describe, expect, it } from 'vitest';
import type { PracticePaper, PracticeRun, PracticeState } from '#contract/ipc/practice.ts';
import type { PlatformAnswer, PlatformClient } from '#electron/platform/gateway/platform-client.ts';
import { deliver } from './delivery.ts';
import { freshState, unsynced, withAnswer, withChecked, withEnd, withRetry, withRun } from './state-rules.ts';

const ref = { practiceId: 'p', businessId: 'b' };
const question = (id: string, number: number) =>
  ({
    id,
    kind: 'single',
    number,
    score: 1,
    html: '',
    options: ['A', 'B'].map((key) => ({ key, html: key })),
    blanks: 0,
    materialId: null,
  }) as const;
const practice: PracticePaper = {
  ref,
  sourceName: '',
  sourceType: '1',
  paper: {
    title: '',
    totalScore: 2,
    passScore: null,
    sections: [],
    materials: [],
    questions: [question('a', 1), question('b', 2)],
  },
  solutions: { a: { rightAnswer: ['A'], analysis: '' } },
  modes: [],
  leftOut: 0,
  storedAt: 0,
};
const run = (mode: PracticeRun['mode']): PracticeRun => ({
  runId: 'r',
  mode,
  questionIds: ['a', 'b'],
  currentQuestion: 'a',
  answers: {},
  startedAt: 0,
  endsAt: null,
  endedAt: null,
  endedBy: null,
  userPaperId: null,
  endSync: 'waiting',
});
const answered = (data: unknown): PlatformAnswer => ({ kind: 'answered', status: 200, code: 200, message: '', data });

/** One answer checked, the run not ended. */
function begun(): PracticeState {
  const state = withAnswer(withRun(freshState(ref), run('inOrder')), 'a', { kind: 'choice', keys: ['A'] });
  return withChecked(state, practice, 'a', 5);
}

function delivery(
  state: PracticeState,
  answerTo: (id: string, input: Readonly<Record<string, unknown>>) => PlatformAnswer,
) {
  const calls: string[] = [];
  let current = state;
  const platform: PlatformClient = {
    call(call, input) {
      calls.push(call.id);
      return Promise.resolve(answerTo(call.id, input as Readonly<Record<string, unknown>>));
    },
  };
  const options = {
    platform,
    practice,
    read: () => Promise.resolve(current),
    change(change: (before: PracticeState) => PracticeState) {
      current = change(current);
      return Promise.resolve(current);
    },
    now: () => 9,
  };
  const become = (change: (before: PracticeState) => PracticeState) => void (current = change(current));
  return { calls, go: () => deliver(options), state: () => current, become };
}

const held = (answer: string[]) =>
  answered({ userPaperId: 'u', status: 0, answerList: [{ questionId: 'a', answer, right: 1 }] });

describe('the delivery of a practice', () => {
  it('joins, sends each final answer once and the end last', async () => {
    const ended = withEnd(begun(), practice, 'learner', 6);
    const sent = delivery(ended, (id) => answered(id.endsWith('JoinExam') ? { userPaperId: 'u' } : { right: 1 }));
    expect(await sent.go()).toBe('all');
    expect(sent.calls).toEqual(['userPracticeJoinExam', 'userPracticeCommitPaper', 'userPracticeCommitAllPaper']);
    expect(unsynced(sent.state())).toBe(0);
    expect(await sent.go()).toBe('all');
    expect(sent.calls).toHaveLength(3);
  });

  it.each([
    [['A'], []],
    [['B'], ['userPracticeCommitPaper']],
    [[], ['userPracticeCommitPaper']],
  ])('after an unknown outcome, with %j at the platform, it sends %j', async (answer, expected) => {
    let lost = true;
    const sent = delivery(begun(), (id) => {
      if (id === 'userPracticeFindUserPaperInfo') return held(answer);
      if (id === 'userPracticeJoinExam') return answered({ userPaperId: 'u' });
      return lost ? { kind: 'unknown', status: null } : answered({ right: 1 });
    });
    expect(await sent.go()).toBe('none');
    expect(unsynced(sent.state())).toBe(1);
    lost = false;
    sent.calls.length = 0;
    expect(await sent.go()).toBe('all');
    expect(sent.calls).toEqual(['userPracticeFindUserPaperInfo', ...expected]);
    expect(unsynced(sent.state())).toBe(0);
  });

  it('an answer that never left waits; nothing is asked before it is sent again', async () => {
    let there = false;
    const sent = delivery({ ...begun() }, (id) => {
      if (id === 'userPracticeJoinExam') return answered({ userPaperId: 'u' });
      return there ? answered({ right: 1 }) : { kind: 'unreachable' };
    });
    expect(await sent.go()).toBe('none');
    there = true;
    sent.calls.length = 0;
    expect(await sent.go()).toBe('all');
    expect(sent.calls).toEqual(['userPracticeCommitPaper']);
  });

  it.each([
    [-1, 'waiting'],
    [1, 'waiting'],
    [429, 'waiting'],
    [503, 'waiting'],
    [602, 'waiting'],
    [303, 'waiting'],
    [40_911, 'refused'],
    [404, 'not taken'],
    [2, 'not taken'],
    [50_001, 'not taken'],
  ])('a commit that is answered with code %i is %s', async (code, outcome) => {
    const sent = delivery(begun(), (id) =>
      id === 'userPracticeJoinExam'
        ? answered({ userPaperId: 'u' })
        : { kind: 'answered', status: 200, code, message: '', data: null },
    );
    expect(await sent.go()).toBe({ waiting: 'none', refused: 'all', 'not taken': 'some' }[outcome]);
    expect(unsynced(sent.state())).toBe(outcome === 'refused' ? 0 : 1);
  });

  it('an answer that the platform does not take holds up no other, but the end of the run', async () => {
    const both = withAnswer(begun(), 'b', { kind: 'choice', keys: ['B'] });
    const sent = delivery(withEnd(both, practice, 'learner', 6), (id, input) => {
      if (id === 'userPracticeJoinExam') return answered({ userPaperId: 'u' });
      if (id === 'userPracticeFindUserPaperInfo') return answered({ userPaperId: 'u', status: 0, answerList: [] });
      return input['questionId'] === 'a' ? { kind: 'unknown', status: 404 } : answered({ right: 1 });
    });
    expect(await sent.go()).toBe('some');
    expect(sent.state().run?.answers).toMatchObject({ a: { sync: 'sending' }, b: { sync: 'done' } });
    expect(sent.calls).not.toContain('userPracticeCommitAllPaper');
  });

  it('what was refused is kept over the next run, and is sent once more when the learner asks', async () => {
    let closed = true;
    const sent = delivery(withEnd(begun(), practice, 'learner', 6), (id) => {
      if (id === 'userPracticeJoinExam') return answered({ userPaperId: 'u' });
      return closed ? { kind: 'answered', status: 200, code: 40_911, message: '', data: null } : answered({ right: 1 });
    });
    expect(await sent.go()).toBe('all');
    sent.become((state) => withRetry(withRun(state, { ...run('random'), runId: 'next' })));
    closed = false;
    sent.calls.length = 0;
    expect(await sent.go()).toBe('all');
    expect(sent.calls).toEqual(['userPracticeCommitPaper', 'userPracticeCommitAllPaper']);
  });

  it('a verdict of the platform counts where this client could not tell', async () => {
    const state = withChecked(
      withAnswer(withRun(freshState(ref), run('inOrder')), 'b', { kind: 'choice', keys: ['A'] }),
      practice,
      'b',
      5,
    );
    expect(state.run?.answers['b']?.right).toBeNull();
    const sent = delivery(state, (id) =>
      answered(id.endsWith('JoinExam') ? { userPaperId: 'u' } : { right: 0, rightAnswer: ['B'], analysis: 'why' }),
    );
    await sent.go();
    expect(sent.state().run?.answers['b']?.right).toBe(false);
    expect(sent.state().book).toMatchObject([{ questionId: 'b', wrongCount: 1 }]);
    expect(sent.state().told['b']).toEqual({ rightAnswer: ['B'], analysis: 'why' });
  });
});

describe('the end of a run', () => {
  it.each([
    ['inOrder', []],
    ['mock', ['b']],
  ] as const)('of %s puts %j, left empty, into the book', (mode, expected) => {
    const state = withAnswer(withRun(freshState(ref), run(mode)), 'a', { kind: 'choice', keys: ['A'] });
    const ended = withEnd(state, practice, 'learner', 6);
    expect(ended.book.map(({ questionId }) => questionId)).toEqual(expected);
    expect(ended.run?.answers['a']).toMatchObject({ final: true, right: true });
  });

  it('a final answer no longer changes', () => {
    const state = begun();
    expect(withAnswer(state, 'a', { kind: 'choice', keys: ['B'] })).toBe(state);
  });
});
