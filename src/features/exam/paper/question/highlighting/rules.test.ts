import { describe, expect, it } from 'vitest';
import type { TextRange } from '#contract/ipc/exam.ts';
import { byWord, canClear, isHighlighted, nextSentence, withoutRange, withRange } from './rules.ts';

const range = (from: number, to: number): TextRange => ({ from, to });
const some = [range(2, 5), range(8, 12)];

it.each<[TextRange, TextRange[]]>([
  [range(0, 1), [range(0, 1), ...some]],
  [range(5, 8), [range(2, 12)]],
  [range(3, 4), some],
  [range(4, 9), [range(2, 12)]],
  [range(14, 16), [...some, range(14, 16)]],
  [range(6, 6), some],
])('highlighting %j', (added, expected) => expect(withRange(some, added)).toEqual(expected));

it.each<[TextRange, TextRange[]]>([
  [range(0, 20), []],
  [range(3, 4), [range(2, 3), range(4, 5), range(8, 12)]],
  [range(4, 9), [range(2, 4), range(9, 12)]],
  [range(3, 3), [range(8, 12)]],
  [range(5, 5), some],
  [range(6, 7), some],
])('clearing %j', (removed, expected) => expect(withoutRange(some, removed)).toEqual(expected));

it.each<[TextRange | null, boolean, boolean]>([
  [null, false, false],
  [range(2, 5), true, true],
  [range(2, 6), false, true],
  [range(3, 3), false, true],
  [range(6, 7), false, false],
])('%j: highlighted %s, can be cleared %s', (passage, highlighted, clear) => {
  expect(passage !== null && isHighlighted(some, passage)).toBe(highlighted);
  expect(canClear(some, passage)).toBe(clear);
});

describe('choosing by keyboard', () => {
  const text = '先断电。再验电！\n最后接地。';
  const sentence = (passage: TextRange | null, step: 1 | -1) => {
    const found = nextSentence(text, passage, step);
    return found && text.slice(found.from, found.to);
  };

  it.each<[TextRange | null, 1 | -1, string]>([
    [null, 1, '先断电。'],
    [range(0, 4), 1, '再验电！'],
    [range(4, 8), 1, '最后接地。'],
    [range(9, 14), 1, '最后接地。'],
    [range(9, 14), -1, '再验电！'],
    [range(0, 4), -1, '先断电。'],
  ])('from %j by %i', (passage, step, expected) => expect(sentence(passage, step)).toBe(expected));

  it('goes on word by word', () => {
    const words = 'Cut the power first.';
    expect(byWord(words, range(0, 3), 1)).toEqual(range(0, 7));
    expect(byWord(words, range(0, 7), -1)).toEqual(range(0, 3));
    expect(byWord(words, range(0, 3), -1)).toEqual(range(0, 3));
    expect(byWord(words, range(0, 19), 1)).toEqual(range(0, 19));
  });
});
