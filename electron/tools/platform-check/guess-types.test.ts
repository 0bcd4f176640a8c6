import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wireQuestion } from '#contract/platform/exam/wire-question.ts';
import { guessTypes } from './guess-types.ts';

const four = ['a', 'b', 'c', 'd'].map((content) => ({ content }));
const looks = {
  single: { title: 'Which one', optionList: four },
  multiple: { title: 'Which ones', optionList: four },
  judge: { title: 'It is so', optionList: [{ content: '正确' }, { content: '错误' }] },
  blank: { title: 'At most ____ volts' },
  short: { title: 'Explain' },
};

/** A paper with one question of each of these looks, under its type. */
function paper(types: Partial<Record<keyof typeof looks, number | string>>) {
  return Object.entries(types).map(([kind, type], id) =>
    z.parse(wireQuestion, { id, type, ...looks[kind as keyof typeof looks] }),
  );
}

it.each<[string, Parameters<typeof paper>[0], ReturnType<typeof guessTypes>]>([
  ['the documents’ numbers', { single: 1, multiple: 2, judge: 3, blank: 4, short: 5 }, null],
  ['only some of them', { single: 1, judge: 3 }, null],
  [
    'numbers from 0',
    { single: 0, multiple: 1, judge: 2, blank: 3, short: 4 },
    { types: { single: '0', multiple: '1', judge: '2', blank: '3', short: '4' }, choices: [] },
  ],
  [
    'choices of which nothing tells which takes several answers',
    { single: 11, multiple: 10, judge: 3, short: 5 },
    { types: {}, choices: ['10', '11'] },
  ],
  ['another order', { judge: 1, single: 2, multiple: 3, blank: 4, short: 5 }, { types: {}, choices: ['2', '3'] }],
  ['words of its own', { judge: 'TF', short: 'ESSAY9' }, { types: { judge: 'TF', short: 'ESSAY9' }, choices: [] }],
  ['no types', { judge: '' }, { types: {}, choices: [] }],
])('%s', (_, types, guessed) => {
  expect(guessTypes(paper(types))).toEqual(guessed);
});

it('tells choices apart by what their questions say', () => {
  const asked = (type: number, title: string) => z.parse(wireQuestion, { id: title, type, title, optionList: four });
  const questions = [...paper({ judge: 1, blank: 4, short: 5 }), asked(2, '下列属于电器的是'), asked(3, '措施有哪些')];
  const types = { judge: '1', single: '2', multiple: '3', blank: '4', short: '5' };
  expect(guessTypes(questions)).toEqual({ types, choices: [] });
  expect(guessTypes([...questions, asked(2, '工具有哪些')])).toEqual({ types: {}, choices: ['2', '3'] });
});

it('sees nothing in questions of one type that look different', () => {
  expect(guessTypes([...paper({ judge: 9 }), ...paper({ short: 9 })])).toBeNull();
});
