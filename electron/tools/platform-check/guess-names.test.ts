import { describe, expect, it } from 'vitest';
import type { MissingField } from './compare.ts';
import { guessNames, similarity } from './guess-names.ts';
import { SeenValues } from './seen-values.ts';

it.each([
  ['examName', 'exam_name', 1],
  ['examName', 'paperName', 1 / 3],
  ['submitTime', 'submitDateTime', 2 / 3],
  ['name', 'nm', 0.55],
  ['score', 'colour', 0],
])('%s and %s are alike by %f', (a, b, expected) => expect(similarity(a, b)).toBeCloseTo(expected));

function guess(
  object: Readonly<Record<string, unknown>>,
  ours: string,
  told: object = {},
  holds: MissingField['holds'] = 'value',
) {
  const seen = new SeenValues();
  seen.add(told, new Set(Object.keys(told)));
  const { proven, perhaps } = guessNames([{ name: ours, at: '', holds, objects: [object] }], new Set(['id']), seen);
  const written = ({ theirs }: { theirs: string }) => theirs;
  return { proven: proven.map(written), perhaps: perhaps.map(written) };
}

describe('a name is proven', () => {
  it.each([
    ['in another spelling', { exam_id: 7 }, 'examId', {}, 'exam_id'],
    ['by a value that was told under ours', { nr: 'e-4711' }, 'examId', { examId: 'e-4711' }, 'nr'],
    ['by a text that was told under ours', { ttl: '电工考试' }, 'examName', { examName: '电工考试' }, 'ttl'],
  ])('%s', (_, object, ours, told, theirs) => {
    expect(guess(object, ours, told)).toEqual({ proven: [theirs], perhaps: [] });
  });
});

describe('a name is not proven, and only told where it sounds alike', () => {
  it.each<[string, Record<string, unknown>, string, object, string[]]>([
    ['a name that sounds alike', { submitDateTime: '2026-11-01 10:00:00' }, 'submitTime', {}, ['submitDateTime']],
    ['two names with the same value', { a: 'e-4711', b: 'e-4711' }, 'examId', { examId: 'e-4711' }, []],
    ['a short number', { nr: 12 }, 'examId', { examId: 12 }, []],
    [
      'the name of a person for that of a certificate',
      { userName: '周明远同学' },
      'name',
      { name: '周明远同学' },
      ['userName'],
    ],
    [
      'the time of something else that happened at the same moment',
      { createTime: '2026-11-01 10:00:00' },
      'joinTime',
      { joinTime: '2026-11-01 10:00:00' },
      [],
    ],
    ['an id of another noun', { paperId: 71 }, 'taskId', {}, []],
    ['a bare id', { id: 71 }, 'taskId', {}, []],
    ['a flag from an id', { distributedId: 71 }, 'isDistributed', {}, []],
    ['a time from a text', { submitDateTime: 'soon' }, 'submitTime', {}, []],
    ['an id from a list', { courseList: [{}] }, 'courseId', {}, []],
  ])('%s', (_, object, ours, told, perhaps) => {
    expect(guess(object, ours, told)).toEqual({ proven: [], perhaps });
  });

  it('lists come from lists', () => {
    expect(guess({ item_list: '1' }, 'itemList', {}, 'list')).toEqual({ proven: [], perhaps: [] });
    expect(guess({ item_list: [] }, 'itemList', {}, 'list')).toEqual({ proven: ['item_list'], perhaps: [] });
  });
});

it('takes each name once, and none that is read already', () => {
  const objects = [{ exam_id: 1, exam_name: 'x', id: 3 }];
  const missing = ['examId', 'examName', 'score'].map((name) => ({ name, at: '', holds: 'value' as const, objects }));
  const { proven } = guessNames(missing, new Set(['id']), new SeenValues());
  expect(proven.map(({ ours, theirs }) => [ours, theirs])).toEqual([
    ['examId', 'exam_id'],
    ['examName', 'exam_name'],
  ]);
});
