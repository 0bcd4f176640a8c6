import { expect, it } from 'vitest';
import type { ReadinessRow, Verdict } from '#contract/ipc/readiness.ts';
import { type CheckName, machineChecks, pageChecks } from '#contract/ipc/readings.ts';
import { passObstacle, validUntil } from './seat-pass.ts';

const rows = (changed: Partial<Record<CheckName, Verdict>> = {}): ReadinessRow[] =>
  [...machineChecks, ...pageChecks].map((check) => ({
    check,
    verdict: changed[check] ?? 'pass',
    finding: check,
    numbers: {},
  }));

it.each([
  ['all is well', rows(), 'A-12', null],
  ['something is weak', rows({ latency: 'warn' }), 'A-12', null],
  ['something that matters less is not known', rows({ upload: 'unknown' }), 'A-12', null],
  ['the journal is not known', rows({ journal: 'unknown' }), 'A-12', 'unmeasured'],
  ['a check fails', rows({ clock: 'fail', journal: 'unknown' }), 'A-12', 'failed'],
  ['a check is missing', rows().slice(1), 'A-12', 'unfinished'],
  ['the microphone was not listened to', rows().slice(0, -1), 'A-12', 'unfinished'],
  ['nobody knows of the microphone', rows({ microphone: 'unknown' }), 'A-12', null],
  ['a camera was not looked at', rows().filter(({ check }) => check !== 'sideCamera'), 'A-12', 'unfinished'],
  ['the seat has no name', rows(), '  ', 'unnamed'],
] as const)('when %s', (_, given, seat, obstacle) => {
  expect(passObstacle(given, seat, false)).toBe(obstacle);
});

it.each([
  ['pass', true, null],
  ['unknown', true, 'unproven'],
  ['unknown', false, null],
] as const)('the folder of answers is %s, the policy gives it: %s', (folder, given, obstacle) => {
  expect(passObstacle(rows({ folder }), 'A-12', given)).toBe(obstacle);
});

it('counts for fourteen days', () => {
  expect(new Date(validUntil({ passedAt: Date.UTC(2026, 1, 20) })).toISOString()).toContain('2026-03-06');
});

it.each([
  ['without cameras and microphone', rows().slice(0, machineChecks.length), null],
  ['without its last check', rows().slice(0, machineChecks.length - 1), 'unfinished'],
  ['with a journal that nobody knows', rows({ journal: 'unknown' }).slice(0, machineChecks.length), 'unmeasured'],
] as const)('a machine %s', (_, given, obstacle) => {
  expect(passObstacle(given, 'A-12', false, 'machine')).toBe(obstacle);
});
