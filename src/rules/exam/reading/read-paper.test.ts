import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findUserPaperSurface, userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { readPaper } from './read-paper.ts';

const surface = z.parse(findUserPaperSurface.answer, { examName: '电工（四级）', totalScore: '100', passScore: 60 });

function read(data: unknown, head = surface) {
  return readPaper(head, z.parse(userPaperFindQuestForExam.answer, data)).paper;
}

function paperOf(...questionList: unknown[]) {
  return read({ sectionList: [{ id: 's1', name: '一', questionList }] });
}

const ab = [
  { key: 'A', content: '甲' },
  { key: 'B', content: '乙' },
];

describe('one question of each type', () => {
  it.each([
    { wire: { type: 1, optionList: ab }, kind: 'single', options: ['A', 'B'], blanks: 0 },
    { wire: { type: '2', optionList: ab }, kind: 'multiple', options: ['A', 'B'], blanks: 0 },
    { wire: { type: 2, optionList: [{ content: '甲' }, {}] }, kind: 'multiple', options: ['A', 'B'], blanks: 0 },
    { wire: { type: 3, optionList: ab }, kind: 'judge', options: ['A', 'B'], blanks: 0 },
    { wire: { type: 3 }, kind: 'judge', options: ['A', 'B'], blanks: 0 },
    { wire: { type: 4, blankNum: '2' }, kind: 'blank', options: [], blanks: 2 },
    { wire: { type: 4, title: '__ 与 ____，（ ）' }, kind: 'blank', options: [], blanks: 3 },
    { wire: { type: 4 }, kind: 'blank', options: [], blanks: 1 },
    { wire: { type: 5 }, kind: 'short', options: [], blanks: 0 },
    { wire: { type: 6, optionList: ab }, kind: 'essay', options: [], blanks: 0 },
    { wire: { type: 7 }, kind: 'essay', options: [], blanks: 0 },
    { wire: { type: 99 }, kind: 'unknown', options: [], blanks: 0 },
    { wire: {}, kind: 'short', options: [], blanks: 0 },
    { wire: { type: 1, optionList: null }, kind: 'short', options: [], blanks: 0 },
  ])('reads $wire as $kind', ({ wire, kind, options, blanks }) => {
    const question = paperOf({ id: 7, ...wire })?.questions[0];
    expect(question).toMatchObject({ id: '7', kind, blanks, number: 1, score: 0 });
    expect(question?.options.map((option) => option.key)).toEqual(options);
  });
});

it('sections of one id are told apart', () => {
  const section = (id: string) => ({ id: 's', name: '', questionList: [{ id, type: 5 }] });
  const paper = read({ sectionList: [section('a'), section('b')] });
  expect(paper?.sections.map(({ id, questionIds }) => [id, questionIds])).toEqual([
    ['s', ['a']],
    ['section-2', ['b']],
  ]);
});

describe('cases and materials', () => {
  it('numbers the questions of a case through the paper and gives them one material', () => {
    const paper = paperOf(
      { id: 'a', type: 5, title: '前' },
      {
        id: 'case',
        type: 7,
        title: '<p>案例</p>',
        material: '<img src="/media/a.png">',
        childList: [
          { id: 'b', type: 1, optionList: ab },
          { id: 'c', type: 5 },
        ],
      },
      { id: 'd', type: 5 },
    );
    expect(paper?.questions.map(({ id, number, materialId }) => ({ id, number, materialId }))).toEqual([
      { id: 'a', number: 1, materialId: null },
      { id: 'b', number: 2, materialId: 'material-1' },
      { id: 'c', number: 3, materialId: 'material-1' },
      { id: 'd', number: 4, materialId: null },
    ]);
    expect(paper?.materials).toEqual([{ id: 'material-1', title: '', html: '<p>案例</p>\n<img src="/media/a.png">' }]);
    expect(paper?.sections[0]?.questionIds).toEqual(['a', 'b', 'c', 'd']);
  });

  it('shares a material that comes with several questions, and adds the own one of a child to that of its case', () => {
    const paper = paperOf(
      { id: 'a', type: 5, material: '<p>图</p>' },
      { id: 'b', type: 5, material: '<p>图</p>' },
      { id: 'case', type: 7, material: '<p>案</p>', childList: [{ id: 'c', type: 5, material: '<p>表</p>' }] },
    );
    expect(paper?.questions.map((question) => question.materialId)).toEqual(['material-1', 'material-1', 'material-2']);
    expect(paper?.materials[1]?.html).toBe('<p>案</p>\n<p>表</p>');
  });
});

describe('answers that are not as expected', () => {
  it('shows questions that cannot be told apart with local ids, and leaves out sections that are empty', () => {
    const paper = read({
      sectionList: [
        { name: '空' },
        { id: 2, name: '二', questionList: [{ id: 'a' }, { id: 'a' }, { title: '无号' }, null, 3] },
      ],
    });
    expect(paper?.sections).toEqual([{ id: '2', title: '二', questionIds: ['a', '#2', '#3'] }]);
    expect(paper?.questions).toHaveLength(1);
    expect(paper?.unanswerable).toMatchObject([{ id: '#2' }, { id: '#3', number: 3, html: '无号' }]);
  });

  it('takes questions without sections as one section', () => {
    const paper = read({ questionList: [{ id: 'a' }, { id: 'b' }] });
    expect(paper?.sections).toEqual([{ id: 'section-1', title: '', questionIds: ['a', 'b'] }]);
  });

  it.each([null, 'text', [], {}, { sectionList: 'x' }, { sectionList: [{}] }])('is no paper: %j', (data) => {
    expect(read(data)).toBeNull();
  });

  it('adds the scores up when the platform names no total, and knows no pass score then', () => {
    const bare = z.parse(findUserPaperSurface.answer, { examName: '小测' });
    const paper = read(
      {
        questionList: [
          { id: 'a', score: '2.5' },
          { id: 'b', score: 3 },
        ],
      },
      bare,
    );
    expect(paper).toMatchObject({ title: '小测', totalScore: 5.5, passScore: null });
  });

  it('keeps HTML as it came', () => {
    const html = '<span class="formula" data-tex="\\frac{1}{2}"></span><script>1</script>';
    expect(paperOf({ id: 'a', type: 5, title: html })?.questions[0]?.html).toBe(html);
  });
});

it('a list beside the sections is read too, and what is not read is counted', () => {
  const both = z.parse(userPaperFindQuestForExam.answer, {
    sectionList: [{ id: 's1', name: 'One', questionList: [{ id: 'a' }, { id: '' }] }],
    questionList: [{ id: 'b' }, { id: 'case', childList: [{ id: 'c' }, { id: 'a' }] }],
  });
  const { paper, unread } = readPaper(surface, both);
  expect(paper?.sections.map(({ questionIds }) => questionIds)).toEqual([
    ['a', '#2'],
    ['b', 'c', '#5'],
  ]);
  expect(unread).toBe(2);
});

it.each<[number | null, boolean, object | undefined]>([
  [3, true, undefined],
  [4, true, undefined],
  [null, true, undefined],
  [5, false, { announced: 5, read: 4, unreadable: 0, unknownTypes: [] }],
  [2, false, undefined],
])('of a case of two and two more, the platform tells %j: whole %j', (questionCount, isWhole, readingFlaws) => {
  const pair = { id: 'case', type: 7, childList: [{ id: 'b' }, { id: 'c' }] };
  const sent = z.parse(userPaperFindQuestForExam.answer, { questionList: [{ id: 'a' }, pair, { id: 'd' }] });
  const read = readPaper({ ...surface, questionCount }, sent);
  expect([read.isWhole, read.paper?.readingFlaws]).toEqual([isWhole, readingFlaws]);
});

it('what is reported of a paper with an unknown type counts a case as the platform does', () => {
  const pair = { id: 'case', type: 7, childList: [{ id: 'b' }, { id: 'c', type: 99 }] };
  const sent = z.parse(userPaperFindQuestForExam.answer, { questionList: [{ id: 'a' }, pair] });
  const { paper } = readPaper({ ...surface, questionCount: 2 }, sent);
  expect(paper?.readingFlaws).toEqual({ announced: 3, read: 3, unreadable: 0, unknownTypes: ['99'] });
});

describe('questions without a usable id', () => {
  it('alone are a paper to show, with nothing to answer', () => {
    const paper = read({ questionList: [{ title: '一' }, { title: '二' }] });
    expect(paper?.questions).toEqual([]);
    expect(paper?.unanswerable?.map(({ html }) => html)).toEqual(['一', '二']);
  });

  it.each<[string, unknown[], string[], string[]]>([
    ['no id', [{ id: 'a' }, { title: '无号' }, { id: 'b' }], ['a', 'b'], ['#2']],
    ['an empty id', [{ id: '' }, { id: 'b' }], ['b'], ['#1']],
    ['an id that is an object', [{ id: {} }, { id: 'b' }], ['b'], ['#1']],
    ['a used id', [{ id: 7 }, { id: '7' }], ['7'], ['#2']],
    ['in a case', [{ id: 'c', type: 7, childList: [{ id: 'd' }, { title: '子' }] }], ['d'], ['#2']],
    ['an id of the platform like a local one', [{ id: '' }, { id: '#1' }], ['#1'], ['##1']],
  ])('%s: shown in its place, not among the answerable', (_, questionList, answerable, shown) => {
    const paper = read({ questionList });
    expect(paper?.questions.map(({ id }) => id)).toEqual(answerable);
    expect(paper?.unanswerable?.map(({ id }) => id)).toEqual(shown);
    expect(paper?.readingFlaws).toMatchObject({ read: answerable.length, unreadable: shown.length });
  });

  it('is read with its type, options and material', () => {
    const paper = paperOf({ id: 'a' }, { type: 2, title: '选', material: '<p>图</p>', optionList: ab, score: 3 });
    expect(paper?.unanswerable).toMatchObject([
      {
        id: '#2',
        kind: 'multiple',
        html: '选',
        materialId: 'material-1',
        score: 3,
        options: [{ key: 'A' }, { key: 'B' }],
      },
    ]);
  });
});
