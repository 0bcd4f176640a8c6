import { describe, expect, it } from 'vitest';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { createExamRun } from '../testing/exam-run.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { createFakeSession } from '../testing/fake-session.ts';
import { TestTime } from '../testing/test-time.ts';
import { evidenceHandlers } from './evidence.ts';
import { examHandlers } from './exam.ts';

const { service } = createExamRun({
  layer: new MemoryLayer(),
  time: new TestTime(),
  platform: createFakePlatform(),
  session: createFakeSession(null),
});
const cancelled = async () => ({ outcome: 'cancelled' as const });
const exam = examHandlers({ ...service, paperFiles: { exportPaper: cancelled, saveReceipt: cancelled } });
const evidence = evidenceHandlers(service);
const ref = { examId: 'e1', businessId: 'b1', sourceType: '2', name: '电工' };

describe('arguments of exam calls', () => {
  it.each([
    { schema: exam.open.accepts, args: [ref], good: true },
    { schema: exam.open.accepts, args: [{ ...ref, examId: '' }], good: false },
    { schema: exam.open.accepts, args: [], good: false },
    { schema: exam.exportPaper.accepts, args: ['a1'], good: true },
    { schema: exam.exportPaper.accepts, args: ['a1', '/etc/passwd'], good: false },
    { schema: exam.saveReceipt.accepts, args: ['回执', '交卷成功'], good: true },
    { schema: exam.saveReceipt.accepts, args: ['回执', 'x'.repeat(10_001)], good: false },
    { schema: exam.answer.accepts, args: ['a1', 'q1', { kind: 'choice', keys: ['A'] }], good: true },
    { schema: exam.answer.accepts, args: ['a1', 'q1', { kind: 'blanks', texts: ['', 'x'] }], good: true },
    { schema: exam.answer.accepts, args: ['a1', 'q1', { kind: 'text', text: '答' }], good: true },
    { schema: exam.answer.accepts, args: ['a1', 'q1', { kind: 'text', text: 5 }], good: false },
    { schema: exam.answer.accepts, args: ['a1', 'q1', { kind: 'text', text: 'x'.repeat(200_001) }], good: false },
    { schema: exam.answer.accepts, args: ['a1', 'q1', { kind: 'file' }], good: false },
    { schema: exam.handIn.accepts, args: ['a1', 'learner'], good: true },
    { schema: exam.handIn.accepts, args: ['a1', 'by-magic'], good: false },
    { schema: exam.pending.accepts, args: [], good: true },
    { schema: exam.pending.accepts, args: ['x'], good: false },
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
    expect(evidence.capture.accepts.safeParse([{ ...capture, jpeg }]).success).toBe(good);
  });
});
