import { expect, it } from 'vitest';
import type { PlatformAnswer, SignedInAccount } from '#electron/platform/gateway/platform-client.ts';
import { NextExams } from './next-exams.ts';

const now = Date.parse('2026-12-01T08:00:00+08:00');
const exam = (examName: string, startTime: string) => ({ examName, examId: examName, isLimitTime: 1, startTime });
const page = (...list: object[]): PlatformAnswer => ({
  kind: 'answered',
  status: 200,
  code: 0,
  message: '',
  data: { list, total: list.length },
});

/** The exams of whoever is signed in; `tick` is the next time that they are asked for. */
function setUp(answers: (account: string) => PlatformAnswer, ask = true) {
  let account: string | null = 'li';
  let changed: (account: SignedInAccount | null) => void = () => undefined;
  let planned: (() => void) | null = null;
  const exams = new NextExams({
    ask,
    platform: { call: async () => answers(account ?? '') },
    session: {
      account: () => (account === null ? null : { accountId: account, name: null, maskedPhone: null }),
      onChange(listener) {
        changed = listener;
        return () => undefined;
      },
    },
    clock: { now: () => now },
    zone: { shiftMs: () => 0 },
    onChange: () => undefined,
    timer(run) {
      planned = run;
      return () => (planned = null);
    },
  });
  return {
    exams,
    isPlanned: () => planned !== null,
    tick: async () => {
      planned?.();
      await new Promise(setImmediate);
    },
    signIn: (next: string | null) => {
      account = next;
      changed(next === null ? null : { accountId: next, name: null, maskedPhone: null });
    },
  };
}

it('knows the exam that opens first, of those that are not open yet', async () => {
  const { exams, tick } = setUp(() =>
    page(
      exam('高压电工', '2026-12-03 09:00:00'),
      exam('低压电工', '2026-12-01 08:20:00'),
      exam('已开始', '2026-12-01 07:00:00'),
    ),
  );
  expect(exams.next()).toBeNull();
  await tick();
  expect(exams.next()).toMatchObject({ title: '低压电工', startsAt: now + 20 * 60_000, path: '/examList' });
});

it('keeps what it knows while the platform does not answer, and nothing of who was here before', async () => {
  let reached = true;
  const { exams, tick, signIn, isPlanned } = setUp((account) =>
    reached ? page(exam(`exam of ${account}`, '2026-12-02 09:00:00')) : { kind: 'unreachable' },
  );
  await tick();
  reached = false;
  await tick();
  expect(exams.next()?.title).toBe('exam of li');
  signIn(null);
  expect(exams.next()).toBeNull();
  expect(isPlanned()).toBe(false);
  reached = true;
  signIn('wang');
  await tick();
  expect(exams.next()?.title).toBe('exam of wang');
});

it('asks nothing where nobody sees it', () => {
  expect(setUp(() => page(), false).isPlanned()).toBe(false);
});
