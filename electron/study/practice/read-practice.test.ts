import { describe, expect, it } from 'vitest';
import { userPracticeFindQuestForExam, userPracticeModelInfo } from '#contract/platform/practice/practice.ts';
import { readPractice } from './read-practice.ts';

const ref = { practiceId: 'p', businessId: 'b' };
const read = (models: unknown, questions: unknown) =>
  readPractice(
    ref,
    userPracticeModelInfo.answer.parse(models),
    userPracticeFindQuestForExam.answer.parse(questions),
    7,
  );
const single = (id: string, more: object = {}) => ({
  id,
  type: 1,
  title: id,
  optionList: [
    { key: 'A', content: 'a' },
    { key: 'B', content: 'b' },
  ],
  ...more,
});

describe('a practice of the platform', () => {
  it('keeps order, sections and solutions', () => {
    const practice = read(
      { practiceName: 'Name', modelList: [{ model: 4, minutes: 20 }, { model: 1 }] },
      {
        sectionList: [{ id: 's', name: 'S', questionList: [single('a'), single('b')] }],
        solutionList: [{ questionId: 'a', rightAnswer: ['B'], analysis: '&lt;p&gt;why&lt;/p&gt;' }],
      },
    );
    expect(practice?.paper.questions.map(({ id, number }) => [id, number])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(practice?.solutions).toEqual({ a: { rightAnswer: ['B'], analysis: '<p>why</p>' } });
    expect(practice?.modes).toEqual([
      { mode: 'inOrder', minutes: null },
      { mode: 'mock', minutes: 20 },
    ]);
    expect(practice?.leftOut).toBe(0);
  });

  it.each([
    ['no modes', [], ['inOrder', 'random']],
    ['unknown modes', [{ model: 99 }], ['inOrder', 'random']],
    ['the same mode twice', [{ model: 2 }, { model: 2 }], ['random']],
  ])('with %s', (_, modelList, expected) =>
    expect(read({ modelList }, { questionList: [single('a')] })?.modes.map(({ mode }) => mode)).toEqual(expected),
  );

  it.each([-1, 0, 1e9, 'soon'])('takes no limit from %s minutes', (minutes) =>
    expect(read({ modelList: [{ model: 4, minutes }] }, { questionList: [single('a')] })?.modes).toEqual([
      { mode: 'mock', minutes: null },
    ]),
  );

  it('leaves out what needs files, and says how many; sound is part of it', () => {
    const practice = read(
      {},
      { questionList: [single('f', { type: 10 }), single('a'), single('s', { type: 11, audioUrl: '/media/a.wav' })] },
    );
    expect(practice?.paper.questions.map(({ id, number }) => [id, number])).toEqual([
      ['a', 1],
      ['s', 2],
    ]);
    expect(practice?.paper.recordings).toHaveLength(1);
    expect(practice?.leftOut).toBe(1);
  });

  it('keeps what has no usable id, to be shown', () => {
    const practice = read({}, { questionList: [single('a'), single(''), single('a', { title: '又一题' })] });
    expect(practice?.paper.questions.map(({ id }) => id)).toEqual(['a']);
    expect(practice?.paper.unanswerable?.map(({ html }) => html)).toEqual([expect.anything(), '又一题']);
    expect(practice?.leftOut).toBe(0);
  });

  it.each([[{}], [{ questionList: [single('f', { type: 10 })] }]])('is none without questions: %j', (questions) =>
    expect(read({}, questions)).toBeNull(),
  );
});
