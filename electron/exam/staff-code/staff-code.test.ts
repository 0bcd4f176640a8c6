import { expect, it } from 'vitest';
import type { SeatUse, StaffCodeAction } from '../../../src/contract/exam/staff-action.ts';
import type { Attempt } from '../../../src/contract/ipc/exam.ts';
import { noStaffActions, withSeatUse } from '../../../src/contract/exam/staff-rules.ts';
import { sampleStart } from '../testing/sample-attempt.ts';
import { account } from '../testing/fake-session.ts';
import { hashOfCode } from './code-hash.ts';
import { openCodeTries } from './code-tries.ts';
import { createStaffCode } from './staff-code.ts';

const { exam, userPaperId, rules, paper } = sampleStart();
const attempt: Attempt = {
  attemptId: 'a1',
  exam,
  userPaperId,
  rules,
  paper,
  answers: {},
  marked: [],
  struck: {},
  highlights: {},
  currentQuestion: null,
  plays: {},
  phase: 'open',
  lastSeenAt: null,
  recovered: false,
  health: 'good',
};
const code = 'kaowu-2026';
const hash = await hashOfCode(code);

function createSeat(
  parts: { hash?: string | null; exportable?: boolean; folder?: string | null; full?: boolean; broken?: boolean } = {},
) {
  const happened: string[] = [];
  let staff = noStaffActions;
  let monotonic = 0;
  let stored: Readonly<Record<string, unknown>> = {};
  const staffCode = createStaffCode({
    hash: parts.hash === undefined ? hash : parts.hash,
    tries: openCodeTries({ read: () => stored, write: (next) => void (stored = next) }, () => monotonic),
    store: {
      async noteSeatUse(_account, _attempt, use: SeatUse) {
        if (parts.full) throw new Error('ENOSPC');
        happened.push(`journal ${use.kind}`);
        staff = withSeatUse(staff, use);
        return staff;
      },
    },
    activeAttempt: {
      unlock: async () => void happened.push('unlocked'),
      attemptId: () => 'a1',
      leave: () => void happened.push('left'),
      noteSeat: async (_, state) => void happened.push(`evidence ${state}`),
    },
    returnToSeat: async () => void happened.push('evidence goes on here'),
    now: () => 1000,
    isExportable: async () => parts.exportable ?? true,
    askFolder: async () => (parts.folder === undefined ? '/media/stick' : parts.folder),
    async exportTo(_, target) {
      happened.push(`exported to ${target}`);
      return 'lectern-paper';
    },
    async sendPaper(_account, _attempt, folder) {
      happened.push(`sealed to ${folder}`);
      if (parts.broken) throw new Error('EIO');
      return { fileName: 'a.lectern-seat', key: '0000-0000-0000-0000' };
    },
    changed: ({ staff: told }) => void happened.push(`told ${told.seat?.length ?? 0}`),
    report: (what) => void happened.push(what),
  });
  const of = { account: account('lm'), attempt };
  const use = (typed: string, action: StaffCodeAction = 'release-side') => staffCode.use(of, typed, action);
  return { use, happened, staffCode, of, wait: (ms: number) => void (monotonic += ms) };
}

it('releases a camera: journal first, then the page and the evidence', async () => {
  const { use, happened } = createSeat();
  expect(await use(code)).toEqual({ outcome: 'done', folder: null });
  expect(happened).toEqual(['journal release-side', 'told 1', 'evidence staff-code:release-side']);
});

it('ends the lockdown after its record', async () => {
  const { use, happened } = createSeat();
  expect(await use(code, 'unlock')).toMatchObject({ outcome: 'done' });
  expect(happened[0]).toBe('journal unlock');
  expect(happened.at(-1)).toBe('unlocked');
});

it('a wrong code is a record and does nothing; the third in a row brings a pause in which the right one is not looked at', async () => {
  const { use, happened, wait } = createSeat();
  expect(await use('kaowu-2025')).toEqual({ outcome: 'wrong', waitMs: 0 });
  expect(happened).toEqual(['journal wrong-code', 'told 1', 'evidence staff-code:wrong-code']);
  await use('12345678');
  expect(await use('12345679')).toEqual({ outcome: 'wrong', waitMs: 30_000 });
  expect(await use(code)).toEqual({ outcome: 'wait', waitMs: 30_000 });
  wait(30_000);
  expect(await use(code)).toMatchObject({ outcome: 'done' });
});

it('tries at the same moment are looked at one after the other', async () => {
  const { use } = createSeat();
  const outcomes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((typed) => use(`${typed}-2345678`)));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong', 'wrong', 'wait', 'wait']);
});

it.each([
  ['to the folder that staff choose', {}, { outcome: 'done', folder: 'lectern-paper' }, 'exported to /media/stick'],
  ['not without a folder', { folder: null }, { outcome: 'cancelled' }, undefined],
  ['not where nobody could open it', { exportable: false }, { outcome: 'not-sealed' }, undefined],
])('exports the paper %s', async (_, parts, outcome, last) => {
  const { use, happened } = createSeat(parts);
  expect(await use(code, 'export')).toEqual(outcome);
  expect(happened.at(-1)).toBe(last);
});

it('seals the paper for another seat: nothing is answered here before the copy is made, and its seat is left after', async () => {
  const { use, happened } = createSeat();
  const transfer = { fileName: 'a.lectern-seat', key: '0000-0000-0000-0000' };
  expect(await use(code, 'transfer')).toEqual({ outcome: 'done', folder: null, transfer });
  expect(happened.filter((what) => !/^(?:told|evidence)/.test(what))).toEqual([
    'journal transfer',
    'sealed to /media/stick',
    'left',
  ]);
});

it('goes on here when the copy fails, and changes nothing without a folder', async () => {
  const broken = createSeat({ broken: true });
  expect(await broken.use(code, 'transfer')).toEqual({ outcome: 'failed' });
  expect(broken.happened).toContain('journal take-back');
  expect(broken.happened).not.toContain('left');
  const without = createSeat({ folder: null });
  expect(await without.use(code, 'transfer')).toEqual({ outcome: 'cancelled' });
  expect(without.happened).toEqual([]);
  expect(await without.use(code, 'take-back')).toEqual({ outcome: 'failed' });
});

it('says that nothing was done when the record does not reach the disk', async () => {
  const { use, happened } = createSeat({ full: true });
  expect(await use(code, 'unlock')).toEqual({ outcome: 'failed' });
  expect(happened).toEqual(['the staff code could not do unlock']);
  expect(await use('87654321')).toMatchObject({ outcome: 'wrong' });
});

it('does not exist where the centre has set no code', async () => {
  const { use, happened, staffCode, of } = createSeat({ hash: null });
  expect(await use(code)).toEqual({ outcome: 'failed' });
  expect(await staffCode.state(of.attempt.attemptId)).toEqual({ available: false, exportable: false, waitMs: 0 });
  expect(happened).toEqual([]);
});
