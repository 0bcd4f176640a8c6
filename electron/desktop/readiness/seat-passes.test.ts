import { beforeEach, expect, it } from 'vitest';
import { machineChecks, pageChecks } from '#contract/ipc/readings.ts';
import { reportSeatPass } from '#contract/platform/beyond/seat-pass.ts';
import { createFakePlatform, good, refusal } from '#electron/exam/testing/fake-platform.ts';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { openSettings } from '#electron/storage/settings/settings.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { judge } from '#rules/readiness/judge.ts';
import { SeatPasses } from './seat-passes.ts';

const rows = [...machineChecks, ...pageChecks].map((check) => ({
  ...judge(check, null),
  verdict: 'pass' as const,
}));
const day = 86_400_000;

let now: number;
let settings: ReturnType<typeof openSettings>;
beforeEach(() => {
  now = 1_000;
  settings = openSettings(memoryFile());
});

/** A client on a disk and a platform. */
function client(platform: ReturnType<typeof createFakePlatform>, file: KeyValueFile = memoryFile()) {
  const options = { client: '1.0.0', os: 'linux', givenFolder: false, enabled: () => true, report: () => undefined };
  return new SeatPasses({ ...options, file, settings, platform: platform.client, clock: { now: () => now } });
}

const answering = (...answers: (PlatformAnswer | Promise<PlatformAnswer>)[]) =>
  createFakePlatform({ [reportSeatPass.id]: answers });
const has = (passedAt: number) => good({ seat: 'A-12', passedAt });

it('is issued for what was checked, and only then', () => {
  const passes = client(answering());
  expect(passes.issue('A-12', rows.slice(1))).toEqual({ outcome: 'refused', obstacle: 'unfinished' });
  expect(settings.read().seatPass).toBeNull();
  expect(passes.issue(' A-12 ', rows)).toEqual({ outcome: 'issued' });
  expect(settings.read()).toMatchObject({
    seatName: 'A-12',
    seatPass: { seat: 'A-12', passedAt: 1_000, reportedAt: null },
  });
});

it('is none where the disk does not take it', () => {
  const file = { ...memoryFile(), isStored: () => false };
  expect(() => client(answering(), file).issue('A-12', rows)).toThrow('not on the disk');
  expect(settings.read().seatPass).toBeNull();
});

it('waits over a restart until the platform has it, and then no more', async () => {
  const file = memoryFile();
  const first = client(answering({ kind: 'unreachable' }), file);
  first.issue('A-12', rows);
  expect(await first.send()).toBe('unreachable');
  const platform = answering(has(1_000));
  const second = client(platform, file);
  now = 5_000;
  expect(await second.send()).toBe('held');
  expect(settings.read().seatPass).toEqual({ seat: 'A-12', passedAt: 1_000, reportedAt: 5_000 });
  expect(await second.send()).toBe('none');
  expect(platform.sent).toHaveLength(1);
});

it('is not sent by itself again once it is refused, and not at all once it has ended', async () => {
  const platform = answering(refusal(41491));
  const passes = client(platform);
  passes.issue('A-12', rows);
  expect(await passes.send()).toBe('refused');
  passes.resume();
  expect(platform.sent).toHaveLength(1);
  now += 15 * day;
  expect(await passes.send()).toBe('none');
});

it('that is issued while an older one is on its way is not taken for that one', async () => {
  const later = Promise.withResolvers<PlatformAnswer>();
  const passes = client(answering(later.promise, has(2_000)));
  passes.issue('A-12', rows);
  const sending = passes.send();
  now = 2_000;
  passes.issue('A-12', rows);
  later.resolve(has(1_000));
  expect(await sending).toBe('held');
  expect(settings.read().seatPass).toMatchObject({ passedAt: 2_000, reportedAt: null });
  expect(await passes.send()).toBe('held');
  expect(settings.read().seatPass).toMatchObject({ passedAt: 2_000, reportedAt: 2_000 });
});
