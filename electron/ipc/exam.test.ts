import { describe, expect, it } from 'vitest';
import { evidenceArguments } from './evidence.ts';
import { examArguments } from './exam.ts';

const ref = { examId: 'e1', businessId: 'b1', sourceType: '2', name: '电工' };

describe('arguments of the exam domain', () => {
  it.each([
    { schema: examArguments.open, args: [ref], good: true },
    { schema: examArguments.open, args: [{ ...ref, examId: '' }], good: false },
    { schema: examArguments.open, args: [], good: false },
    { schema: examArguments.answer, args: ['a1', 'q1', { kind: 'choice', keys: ['A'] }], good: true },
    { schema: examArguments.answer, args: ['a1', 'q1', { kind: 'blanks', texts: ['', 'x'] }], good: true },
    { schema: examArguments.answer, args: ['a1', 'q1', { kind: 'text', text: '答' }], good: true },
    { schema: examArguments.answer, args: ['a1', 'q1', { kind: 'text', text: 5 }], good: false },
    { schema: examArguments.answer, args: ['a1', 'q1', { kind: 'text', text: 'x'.repeat(200_001) }], good: false },
    { schema: examArguments.answer, args: ['a1', 'q1', { kind: 'file' }], good: false },
    { schema: examArguments.handIn, args: ['a1', 'learner'], good: true },
    { schema: examArguments.handIn, args: ['a1', 'by-magic'], good: false },
    { schema: examArguments.pending, args: [], good: true },
    { schema: examArguments.pending, args: ['x'], good: false },
  ])('$args: $good', ({ schema, args, good }) => {
    expect(schema.safeParse(args).success).toBe(good);
  });
});

describe('captures', () => {
  const capture = { attemptId: 'a1', camera: 'front', takenAt: 1, faces: 1 };
  const picture = (bytes: number) => Uint8Array.from({ length: bytes }, (_, index) => [0xff, 0xd8][index] ?? 0);

  it.each([
    { name: 'a JPEG of 200 KB', jpeg: picture(200 * 1024), good: true },
    { name: 'a larger one', jpeg: picture(200 * 1024 + 1), good: false },
    { name: 'no JPEG', jpeg: new Uint8Array([1, 2, 3]), good: false },
    { name: 'nothing', jpeg: new Uint8Array(), good: false },
    { name: 'a text', jpeg: 'data:image/jpeg;base64,', good: false },
  ])('$name: $good', ({ jpeg, good }) => {
    expect(evidenceArguments.capture.safeParse([{ ...capture, jpeg }]).success).toBe(good);
  });
});
