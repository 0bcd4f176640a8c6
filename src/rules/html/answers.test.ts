import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayBringAnswers, withoutAnswers } from './answers.ts';

const word = fc.constantFrom('答', '答案甲', 'x\\=答', '<b class="a">答</b>', '答 1', '\\{答\\}');
const remark = fc.constantFrom('', '#说明', ' # 对\\#错');
const blank = fc.constantFrom('', ' ', '\n');
const short = fc.array(fc.tuple(blank, word, remark), { minLength: 1, maxLength: 3 }).map((all) => {
  return `{${all.map(([before, said, after]) => `${before}=${said}${after}`).join('')}}`;
});
const number = fc.constantFrom('{#3.5:0.1}', '{# 3}', '{#1..5}', '{#=3:0.1 =%50%4:1}', '{#-2#说明}');
const around = fc.constantFrom(
  '断电后',
  '<p>先',
  '，见（1）',
  '$x^{2}$',
  '10{V}',
  '集合 {a, b}',
  '\n',
  'if (a) {}',
  '&nbsp;',
);

it('no answer of a field stands in its text, whatever stands around it, and each field is a line', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(around, fc.oneof(short, number)), { minLength: 1, maxLength: 4 }), (all) => {
      const read = withoutAnswers(all.map(([before, field]) => `${before}：${field}`).join(''));
      expect([read.includes('答'), read.includes('说明')]).toEqual([false, false]);
      expect(read.match(/：____/g)).toHaveLength(all.length);
    }),
  );
});

it('what is to be chosen from says nothing of what is right', () => {
  const choices = fc.uniqueArray(fc.constantFrom('甲', '乙', '丙', '丁'), { minLength: 2 });
  fc.assert(
    fc.property(choices, fc.nat(3), fc.boolean(), (all, at, isRated) => {
      const right = isRated ? '~%100%' : '=';
      const field = all.map((one, index) => (index === at % all.length ? right : '~') + one).join(' ');
      expect(withoutAnswers(`选{${field}}`)).toBe(`选____（${all.toSorted().join(' / ')}）`);
    }),
  );
});

it('any text is read, and one without such a field stays', () => {
  const piece = fc.oneof(
    fc.constantFrom('{', '}', '=', '~', '#', '\\', '->', '%50%', '{1:SA:', 'T', '<b', '>'),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const read = withoutAnswers(text);
      expect(mayBringAnswers(text) || read === text).toBe(true);
    }),
  );
});
