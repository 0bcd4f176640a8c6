import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findUserPaperSurface, userPaperFindQuestForExam } from '#contract/platform/exam/user-paper.ts';
import { translateAnswer } from '#contract/platform/profile/translate-answer.ts';
import { readPaper } from './read-paper.ts';

/** Reads questions as a platform without a profile sends them. */
function read(questionList: unknown[], surface: object = {}) {
  const answer = translateAnswer(userPaperFindQuestForExam.id, { questionList }, {});
  return readPaper(z.parse(findUserPaperSurface.answer, surface), z.parse(userPaperFindQuestForExam.answer, answer))
    .paper;
}

const items = (...texts: string[]) => texts.map((content, index) => ({ key: `${index + 1}`, content }));
const lettered = (...texts: string[]) =>
  texts.map((content, index) => ({ key: String.fromCharCode(65 + index), content }));
const keysOf = (list: readonly { key: string }[] = []) => list.map(({ key }) => key);

describe('matching', () => {
  it.each([
    ['two lists', { leftList: items('红', '蓝'), rightList: lettered('停', '令') }, ['1', '2'], ['A', 'B']],
    ['two lists under other names', { leftOptions: items('红'), rightOptions: lettered('停') }, ['1'], ['A']],
    ['a left list and options', { leftList: items('红'), optionList: lettered('停', '令') }, ['1'], ['A', 'B']],
    [
      'one list with sides',
      {
        optionList: [
          ...items('红', '蓝').map((o) => ({ ...o, side: 'left' })),
          { key: 'A', content: '停', side: 'right' },
        ],
      },
      ['1', '2'],
      ['A'],
    ],
    ['one list of numbers and letters', { optionList: [...items('红', '蓝'), ...lettered('停')] }, ['1', '2'], ['A']],
    [
      'a list of pairs, whose right side is sorted',
      {
        optionList: [
          { content: '红', matchContent: '停' },
          { content: '蓝', matchContent: '令' },
        ],
      },
      ['1', '2'],
      ['A', 'B'],
    ],
    ['keys that are missing', { leftList: [{ content: '红' }], rightList: [{ content: '停' }] }, ['1'], ['A']],
  ])('%s', (_, sides, left, right) => {
    const question = read([{ id: 'm', type: 'matching', ...sides }])?.questions[0];
    expect(question).toMatchObject({ kind: 'matching' });
    expect(keysOf(question?.options)).toEqual(left);
    expect(keysOf(question?.targets)).toEqual(right);
  });

  it('does not show pairs side by side in their order', () => {
    const pairs = [
      { content: '1', partner: '丙' },
      { content: '2', partner: '乙' },
    ];
    const contents = read([{ id: 'm', type: 8, optionList: pairs }])?.questions[0]?.targets?.map(({ html }) => html);
    expect(contents).toEqual(['丙', '乙'].sort());
  });

  it('without two sides it is unknown, with all that it came with', () => {
    const paper = read([{ id: 'm', type: '连线题', optionList: lettered('红', '停') }]);
    expect(paper?.questions[0]).toMatchObject({ kind: 'unknown', options: [{ html: '红' }, { html: '停' }] });
    expect(paper?.readingFlaws?.unknownTypes).toEqual(['8']);
  });
});

it.each([
  [{ type: 9, optionList: lettered('甲', '乙') }, 'ordering', ['A', 'B']],
  [{ type: '排序题', options: [{ content: '甲' }, { content: '乙' }, { content: '丙' }] }, 'ordering', ['A', 'B', 'C']],
  [
    {
      type: 9,
      optionList: [
        { key: 'A', content: '甲' },
        { key: 'A', content: '乙' },
      ],
    },
    'ordering',
    ['A', 'B'],
  ],
  [{ type: 9, optionList: lettered('甲') }, 'unknown', ['A']],
])('an ordering: %j is %s with %j', (wire, kind, keys) => {
  const question = read([{ id: 'o', ...wire }])?.questions[0];
  expect(question?.kind).toBe(kind);
  expect(keysOf(question?.options)).toEqual(keys);
});

it.each([
  [{}, { mostFiles: 3, mostBytes: 20_971_520, extensions: [] }],
  [
    { fileCount: 2, fileSize: '5', fileTypes: '.JPG、.png' },
    { mostFiles: 2, mostBytes: 5_242_880, extensions: ['jpg', 'png'] },
  ],
  [
    { maxFiles: 99, maxSize: 500 },
    { mostFiles: 10, mostBytes: 20_971_520, extensions: [] },
  ],
  [
    { fileCount: 0, fileSize: -1 },
    { mostFiles: 1, mostBytes: 20_971_520, extensions: [] },
  ],
])('an upload with %j takes %j', (wire, limits) => {
  expect(read([{ id: 'u', type: 'upload', ...wire }])?.questions[0]).toMatchObject({ kind: 'upload', upload: limits });
});

describe('listening', () => {
  it.each([
    [{ optionList: lettered('甲', '乙') }, 'single'],
    [{ blankNum: 2 }, 'blank'],
    [{}, 'short'],
  ])('%j is answered as %s', (wire, kind) => {
    const paper = read([{ id: 'l', type: 11, audioUrl: '/media/a.wav', playLimit: 2, ...wire }]);
    expect(paper?.questions[0]).toMatchObject({ kind, recordingId: 'recording-1' });
    expect(paper?.recordings).toEqual([{ id: 'recording-1', source: '/media/a.wav', playLimit: 2 }]);
  });

  it('takes the sound out of the text, which then has no player of its own', () => {
    const title = '<p>听录音</p><audio controls src="/media/a.mp3?x=1&amp;y=2"></audio>';
    const paper = read([{ id: 'l', type: '听力', title, playTimes: '3' }]);
    expect(paper?.questions[0]?.html).toBe('<p>听录音</p>');
    expect(paper?.recordings).toEqual([{ id: 'recording-1', source: '/media/a.mp3?x=1&y=2', playLimit: 3 }]);
  });

  it('shares one sound, and the stricter limit, among the questions of a case and of a paper', () => {
    const paper = read([
      {
        id: 'c',
        type: 11,
        audioUrl: '/a.wav',
        playLimit: 3,
        childList: [
          { id: 'x', type: 5 },
          { id: 'y', type: 5 },
        ],
      },
      { id: 'z', type: 11, audioUrl: '/a.wav', playLimit: 2 },
    ]);
    expect(paper?.questions.map(({ recordingId }) => recordingId)).toEqual(Array(3).fill('recording-1'));
    expect(paper?.recordings).toEqual([{ id: 'recording-1', source: '/a.wav', playLimit: 2 }]);
  });

  it.each([[0], [null], ['x']])('a limit of %j is none', (playLimit) => {
    expect(read([{ id: 'l', type: 11, audioUrl: '/a.wav', playLimit }])?.recordings?.[0]?.playLimit).toBeNull();
  });
});

describe('a question that was escaped once too often', () => {
  const twice = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const title = '<p>断电后用（&nbsp;&nbsp;）<b class="x">验电</b>。<img src="/a.png"></p>';

  it.each([twice(title), twice(twice(title)), twice(title).replaceAll('"', '&quot;')])(
    'is read as it is meant: %s',
    (text) =>
      expect(read([{ id: '1', type: 'blank', title: text }])?.questions[0]).toMatchObject({ html: title, blanks: 1 }),
  );

  it('is read with its options and its material', () => {
    const wire = { type: 'single', title: twice('<p>题</p>'), material: twice('<div><p>料</p></div>') };
    const paper = read([{ ...wire, id: '1', optionList: lettered(twice('<p>甲</p>'), twice('<b>乙</b>丙'), '丁') }]);
    expect(paper?.questions[0]?.options.map(({ html }) => html)).toEqual(['<p>甲</p>', '<b>乙</b>丙', '丁']);
    expect(paper?.materials[0]?.html).toBe('<div><p>料</p></div>');
  });

  it.each([
    '&lt;p&gt;标签的作用是（）',
    '段落写作 &lt;p&gt;文&lt;/p&gt;',
    '<p>&lt;p&gt;文&lt;/p&gt;</p>',
    '&lt;p&gt;与&lt;div&gt;&lt;/p&gt;',
    '&lt;title&gt;网页&lt;/title&gt;',
    '&lt;p&gt;&lt;/p&gt;',
    '&lt; 5',
  ])('is none where it speaks of elements: %s', (text) => {
    const options = lettered('&lt;p&gt;这是段落。&lt;/p&gt;');
    const [question] = read([{ id: '1', type: 'single', title: text, optionList: options }])?.questions ?? [];
    expect([question?.html, question?.options[0]?.html]).toEqual([text, options[0]?.content]);
  });
});

describe('what is missing or not known', () => {
  it('keeps a question of an unknown type with its options, and says its type', () => {
    const paper = read([{ id: 'a', type: 'HOTSPOT', title: '<p>点图</p>', optionList: lettered('甲') }]);
    expect(paper?.questions[0]).toMatchObject({
      kind: 'unknown',
      html: '<p>点图</p>',
      options: [{ key: 'A', html: '甲' }],
    });
    expect(paper?.readingFlaws).toEqual({ announced: null, read: 1, unreadable: 0, unknownTypes: ['HOTSPOT'] });
  });

  it.each([
    [{ questionCount: 3 }, { announced: 3, read: 1, unreadable: 1, unknownTypes: [] }],
    [{ questionCount: 1 }, { announced: 1, read: 1, unreadable: 1, unknownTypes: [] }],
    [{}, { announced: null, read: 1, unreadable: 1, unknownTypes: [] }],
  ])('a surface of %j is compared with what was read', (surface, flaws) => {
    expect(read([{ id: 'a', type: 5 }, { type: 5 }], surface)?.readingFlaws).toEqual(flaws);
  });

  it('says nothing of a paper that is whole', () => {
    expect(read([{ id: 'a', type: 5 }], { questionCount: 1 })?.readingFlaws).toBeUndefined();
  });
});
