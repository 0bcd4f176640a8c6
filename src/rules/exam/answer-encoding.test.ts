import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswered, questionKinds, type AnswerValue, type Option, type QuestionKind } from '#contract/ipc/paper.ts';
import { decodeAnswer, encodeAnswer, valueKinds } from './answer-encoding.ts';

// Repeatable; LECTERN_SEED looks elsewhere.
fc.configureGlobal({ seed: Number(process.env['LECTERN_SEED'] ?? 8), numRuns: 200 });

const options: readonly Option[] = ['A', 'B', 'C'].map((key) => ({ key, html: key }));
const file = (sha256: string) => ({ fileId: '0'.repeat(32), name: 'a.jpg', type: 'image/jpeg', bytes: 3, sha256 });

describe('an answer on the wire', () => {
  const cases: [QuestionKind, AnswerValue | undefined, readonly string[]][] = [
    ['single', undefined, []],
    ['multiple', { kind: 'choice', keys: ['C', 'A'] }, ['A', 'C']],
    ['blank', { kind: 'blanks', texts: ['380'] }, ['380', '']],
    ['short', { kind: 'text', text: ' ' }, []],
    ['matching', { kind: 'pairs', targets: ['x', '', 'x'] }, ['x', '', 'x']],
    ['matching', { kind: 'pairs', targets: ['x'] }, ['x', '', '']],
    ['matching', { kind: 'pairs', targets: ['', '', ''] }, []],
    ['ordering', { kind: 'order', keys: ['B', 'C', 'A'] }, ['B', 'C', 'A']],
    ['ordering', { kind: 'order', keys: [] }, []],
    ['upload', { kind: 'files', files: [file('aa'), file('bb')] }, ['aa', 'bb']],
    ['upload', { kind: 'files', files: [] }, []],
    ['unknown', { kind: 'text', text: 'B, C' }, ['B, C']],
  ];
  it.each(cases)('to a %s question: %j is %j', (kind, value, wire) => {
    expect(encodeAnswer({ kind, options, blanks: 2 }, value)).toEqual(wire);
  });
});

describe('the way back', () => {
  const anyKey = fc.string({ minLength: 1, maxLength: 4 });
  const question = fc.record({
    kind: fc.constantFrom(...questionKinds.filter((kind) => valueKinds[kind] !== 'files')),
    options: fc
      .uniqueArray(anyKey, { minLength: 1, maxLength: 6 })
      .map((keys) => keys.map((key) => ({ key, html: '' }))),
    blanks: fc.integer({ min: 1, max: 4 }),
  });
  type Asked = { kind: QuestionKind; options: Option[]; blanks: number };
  const valueFor = ({ kind, options: all, blanks }: Asked): fc.Arbitrary<AnswerValue> => {
    const keys = all.map(({ key }) => key);
    switch (valueKinds[kind]) {
      case 'choice':
        return fc.subarray(keys).map((chosen) => ({ kind: 'choice', keys: chosen }));
      case 'order':
        return fc.shuffledSubarray(keys, { minLength: keys.length }).map((order) => ({ kind: 'order', keys: order }));
      case 'pairs':
        return fc
          .array(fc.constantFrom('', 'x', 'y'), { minLength: keys.length, maxLength: keys.length })
          .map((targets) => ({ kind: 'pairs', targets }));
      case 'blanks':
        return fc
          .array(fc.string(), { minLength: blanks, maxLength: blanks })
          .map((texts) => ({ kind: 'blanks', texts }));
      default:
        return fc.string().map((text) => ({ kind: 'text', text }));
    }
  };

  it('any answer of any kind comes back as it was; one that is none as none', () => {
    const asked = question.chain((each) => fc.tuple(fc.constant(each), valueFor(each)));
    fc.assert(
      fc.property(asked, ([each, value]) => {
        const back = decodeAnswer(each, encodeAnswer(each, value));
        expect(back).toEqual(isAnswered(value) ? value : null);
      }),
    );
  });

  it('files do not come back: a commit carries neither their names nor their sizes', () => {
    expect(decodeAnswer({ kind: 'upload', options: [], blanks: 0 }, ['aa'])).toBeNull();
  });
});
