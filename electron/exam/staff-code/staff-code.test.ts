import { describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import type { SeatUse, StaffCodeAction } from '#contract/ipc/staff-action.ts';
import { hashOfCode, type DatedCode } from '#electron/platform/policy/code-hash.ts';
import { noStaffActions, withSeatUse, wrongCodes } from '#rules/exam/staff-rules.ts';
import { account } from '../testing/fake-session.ts';
import { sampleStart } from '../testing/sample-attempt.ts';
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
const otherCode = 'kaowu-2027';
const otherHash = await hashOfCode(otherCode);

function createSeat(
  parts: {
    hash?: string | null;
    dated?: readonly DatedCode[];
    platformNow?: number;
    exportable?: boolean;
    folder?: string | null;
    full?: boolean;
    broken?: boolean;
    /** Wrong tries that the paper's journal has of earlier runs. */
    wrongBefore?: number;
  } = {},
) {
  const happened: string[] = [];
  const wrong = Array.from({ length: parts.wrongBefore ?? 0 }, (_, at) => ({ kind: 'wrong-code', at }) as const);
  let staff = wrong.reduce(withSeatUse, noStaffActions);
  let monotonic = 0;
  let stored: Readonly<Record<string, unknown>> = {};
  const staffCode = createStaffCode({
    hash: parts.hash === undefined ? hash : parts.hash,
    dated: parts.dated,
    tries: openCodeTries({ read: () => stored, write: (next) => void (stored = next) }, () => monotonic),
    centre: { learn: async () => undefined, mark: async () => ({ absent: 'staff-code-not-typed-here' }) },
    store: {
      attempt: () => ({
        async noteSeatUse(use) {
          if (parts.full) throw new Error('ENOSPC');
          happened.push(`journal ${use.kind}${use.order === undefined ? '' : ` of ${use.order}`}`);
          staff = withSeatUse(staff, use);
          return staff;
        },
      }),
    },
    activeAttempt: {
      unlock: async () => void happened.push('unlocked'),
      attemptId: () => 'a1',
      leave: () => void happened.push('left'),
      noteSeat: async (_, state) => void happened.push(`evidence ${state}`),
    },
    returnToSeat: async () => void happened.push('evidence goes on here'),
    now: () => parts.platformNow ?? 1000,
    earliest: () => parts.platformNow ?? 1000,
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
    sendAgain: async (_account, attemptId) => happened.push(`${attemptId} sent once more`) > 0,
    changed: ({ staff: told }) => void happened.push(`told ${told.seat?.length ?? 0}`),
    report: (what) => void happened.push(what),
  });
  const of = { account: account('lm'), attempt };
  const now = () => ({ ...of, attempt: { ...attempt, staff } });
  const use = (typed: string, action: StaffCodeAction = 'release-side') => staffCode.use(now(), typed, action);
  return {
    use,
    happened,
    staffCode,
    of,
    now,
    wrongNow: () => wrongCodes(staff),
    wait: (ms: number) => void (monotonic += ms),
  };
}

it('releases a camera: journal first, then the page and the evidence', async () => {
  const { use, happened } = createSeat();
  expect(await use(code)).toEqual({ outcome: 'done', folder: null });
  expect(happened).toEqual(['journal release-side', 'told 1', 'evidence staff-code:release-side']);
});

it('confirms an order to hand in that nothing shows to be one, and hands in nothing else', async () => {
  const { staffCode, of, use, happened } = createSeat();
  expect(await use(code, 'hand-in')).toEqual({ outcome: 'failed' });
  const order = { kind: 'handIn', number: 1, at: 1, receivedAt: 1 } as const;
  const ordered = (more: { basis?: 'assumed' }) => ({
    ...of,
    attempt: { ...attempt, staff: { actions: [{ ...order, ...more }], read: [] } },
  });
  expect(await staffCode.state(ordered({}))).toMatchObject({ orders: [] });
  expect(await staffCode.use(ordered({}), code, 'hand-in')).toEqual({ outcome: 'failed' });
  expect(happened).toEqual([]);
  expect(await staffCode.state(ordered({ basis: 'assumed' }))).toMatchObject({ orders: ['hand-in'] });
  expect(await staffCode.use(ordered({ basis: 'assumed' }), code, 'hand-in')).toMatchObject({ outcome: 'done' });
  expect(happened).toEqual(['journal hand-in', 'told 1', 'evidence staff-code:hand-in']);
});

it('confirms a pause that nothing shows to be one, and ends any pause', async () => {
  const { staffCode, of, use, happened } = createSeat();
  expect(await use(code, 'pause')).toEqual({ outcome: 'failed' });
  expect(await use(code, 'resume')).toEqual({ outcome: 'failed' });
  const told = { kind: 'pause', number: 4, at: 1, receivedAt: 1, clockRuns: true } as const;
  const paused = (basis?: 'assumed', ...seat: SeatUse[]) => ({
    ...of,
    attempt: { ...attempt, staff: { actions: [{ ...told, ...(basis ? { basis } : {}) }], read: [], seat } },
  });
  expect(await staffCode.state(paused())).toMatchObject({ orders: ['resume'] });
  expect(await staffCode.state(paused('assumed'))).toMatchObject({ orders: ['pause'] });
  const confirmed = paused('assumed', { kind: 'pause', at: 5, order: 4 });
  expect(await staffCode.state(confirmed)).toMatchObject({ orders: ['resume'] });
  expect(await staffCode.state(paused(undefined, { kind: 'resume', at: 5, order: 4 }))).toMatchObject({ orders: [] });
  expect(await staffCode.use(paused('assumed'), code, 'pause')).toMatchObject({ outcome: 'done' });
  expect(await staffCode.use(paused(), code, 'resume')).toMatchObject({ outcome: 'done' });
  expect(happened.filter((what) => what.startsWith('journal'))).toEqual(['journal pause of 4', 'journal resume of 4']);
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

it('a file of tries that was deleted gives no new ones in the same paper', async () => {
  const { use, now, staffCode, wait, wrongNow } = createSeat({ wrongBefore: 4 });
  expect(await staffCode.state(now())).toMatchObject({ waitMs: 60_000 });
  expect(await use(code)).toEqual({ outcome: 'wait', waitMs: 60_000 });
  wait(60_000);
  expect(await use('kaowu-2025')).toEqual({ outcome: 'wrong', waitMs: 120_000 });
  wait(120_000);
  expect(await use(code)).toMatchObject({ outcome: 'done' });
  expect(wrongNow()).toBe(0);
});

it('a right code ends the tries of its paper though nothing is done with it', async () => {
  const { use, happened, wrongNow } = createSeat({ wrongBefore: 2, folder: null });
  expect(await use(code, 'export')).toEqual({ outcome: 'cancelled' });
  expect(happened[0]).toBe('journal right-code');
  expect(wrongNow()).toBe(0);
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
  expect(await staffCode.state(of)).toEqual({ available: false, exportable: false, orders: [], waitMs: 0 });
  expect(happened).toEqual([]);
});

it('sends a sealed paper once more by the code, and without one only where the centre has set none', async () => {
  const { staffCode, of, happened } = createSeat();
  const sealed = { ...of, attempt: { ...attempt, phase: 'unverified' as const } };
  expect(await staffCode.use(of, code, 'send-again')).toEqual({ outcome: 'failed' });
  expect(await staffCode.use(sealed, 'wrong-2026', 'send-again')).toMatchObject({ outcome: 'wrong' });
  expect(await staffCode.sendAgain(sealed)).toBe(false);
  expect(happened).not.toContain('a1 sent once more');
  expect(await staffCode.use(sealed, code, 'send-again')).toEqual({ outcome: 'done', folder: null });
  expect(happened.slice(-3)).toContain('a1 sent once more');
  const open = createSeat({ hash: null });
  expect(await open.staffCode.sendAgain(sealed)).toBe(true);
  expect(open.happened).toEqual(['a1 sent once more']);
});

describe('codes for a time each', () => {
  const dated = [
    { hash, from: '2026-12-01T08:00', to: '2026-12-01T12:00' },
    { hash: otherHash, from: '2026-12-01T12:00', to: '2026-12-01T18:00' },
  ];
  it.each([
    ['the code of the morning', '2026-12-01T08:00', code, 'done'],
    ['the code of the afternoon', '2026-12-01T12:00', otherCode, 'done'],
    ['the code of the morning, in the afternoon', '2026-12-01T12:00', code, 'wrong'],
    ['the code of the afternoon, in the morning', '2026-12-01T11:59', otherCode, 'wrong'],
    ['a code after all of them', '2026-12-01T18:00', otherCode, 'wrong'],
  ])('%s', async (_, at, typed, outcome) => {
    const { use, staffCode } = createSeat({ hash: null, dated, platformNow: Date.parse(at) });
    expect(staffCode.needed).toBe(true);
    expect(await use(typed)).toMatchObject({ outcome });
  });

  it('beside them, the code without a time works always', async () => {
    const { use } = createSeat({ hash, dated: dated.slice(1), platformNow: Date.parse('2027-01-01T08:00') });
    expect(await use(code)).toMatchObject({ outcome: 'done' });
  });
});
