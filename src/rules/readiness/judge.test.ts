import { describe, expect, it } from 'vitest';
import type { Verdict } from '#contract/ipc/readiness.ts';
import type { CheckName, Readings } from '#contract/ipc/readings.ts';
import { judge, overall } from './judge.ts';

const gb = 1024 ** 3;
const held = { written: 50, readBack: 50, slowestMs: 4, oneCopy: false, refused: null };

const marked = { found: { id: 'a', writtenAt: 5 }, left: 'b', provenAt: null, lost: null, refused: null };

const desk: Readings['sideCamera'] = { condition: 'ok', faces: null, moved: null, same: false };

type Case = { [Name in CheckName]: readonly [Name, Readings[Name], Verdict] }[CheckName];
const cases: readonly Case[] = [
  ['system', { os: 'windows', release: '10.0.19045' }, 'pass'],
  ['system', { os: 'windows', release: '6.3.9600' }, 'fail'],
  ['system', { os: 'mac', release: '20.6.0' }, 'fail'],
  ['system', { os: 'mac', release: '21.0.0' }, 'pass'],
  ['system', { os: 'linux', release: 'odd' }, 'unknown'],
  ['memory', { totalBytes: 1.5 * gb }, 'fail'],
  ['memory', { totalBytes: 3 * gb }, 'warn'],
  ['memory', { totalBytes: 3.8 * gb }, 'pass'],
  ['disk', { freeBytes: 0.4 * gb }, 'fail'],
  ['disk', { freeBytes: 0.5 * gb }, 'warn'],
  ['disk', { freeBytes: 2 * gb }, 'pass'],
  ['journal', held, 'pass'],
  ['journal', { ...held, slowestMs: 1_000 }, 'warn'],
  ['journal', { ...held, slowestMs: 10_000 }, 'fail'],
  ['journal', { ...held, oneCopy: true }, 'warn'],
  ['journal', { ...held, readBack: 49 }, 'fail'],
  ['journal', { ...held, written: 0, readBack: 0, refused: 'disk-full' }, 'fail'],
  ['folder', { ...marked, provenAt: 5 }, 'pass'],
  ['folder', marked, 'unknown'],
  ['folder', { ...marked, found: null, lost: 7 }, 'fail'],
  ['folder', { ...marked, left: null, refused: 'EROFS' }, 'fail'],
  ['microphone', { condition: 'ok', level: -60 }, 'pass'],
  ['microphone', { condition: 'ok', level: -61 }, 'warn'],
  ['microphone', { condition: 'ok', level: null }, 'unknown'],
  ['microphone', { condition: 'absent', level: null }, 'warn'],
  ['clock', { aheadMs: -30_999 }, 'pass'],
  ['clock', { aheadMs: -31_000 }, 'warn'],
  ['clock', { aheadMs: 301_000 }, 'fail'],
  ['latency', { medianMs: 20, p95Ms: 799 }, 'pass'],
  ['latency', { medianMs: 20, p95Ms: 800 }, 'warn'],
  ['latency', { medianMs: 20, p95Ms: 3_000 }, 'fail'],
  ['loss', { sent: 20, lost: 0 }, 'pass'],
  ['loss', { sent: 20, lost: 1 }, 'warn'],
  ['loss', { sent: 20, lost: 4 }, 'fail'],
  ['loss', { sent: 0, lost: 0 }, 'unknown'],
  ['upload', { bytes: 64_000, ms: 1_000 }, 'pass'],
  ['upload', { bytes: 63_000, ms: 1_000 }, 'warn'],
  ['upload', { bytes: 12_000, ms: 1_000 }, 'fail'],
  ['upload', { bytes: 12_000, ms: 0 }, 'unknown'],
  ['proxy', { proxy: null }, 'pass'],
  ['proxy', { proxy: 'proxy:3128' }, 'pass'],
  ['displays', { count: 1 }, 'pass'],
  ['displays', { count: 1, main: { width: 1366, height: 768 } }, 'pass'],
  ['displays', { count: 1, main: { width: 1280, height: 720 } }, 'warn'],
  ['displays', { count: 2 }, 'warn'],
  ['displays', { count: 0 }, 'unknown'],
  ['frontCamera', { condition: 'ok', faces: 1 }, 'pass'],
  ['frontCamera', { condition: 'ok', faces: 0 }, 'warn'],
  ['frontCamera', { condition: 'ok', faces: 2 }, 'warn'],
  ['frontCamera', { condition: 'ok', faces: null }, 'warn'],
  ['frontCamera', { condition: 'dark', faces: 1 }, 'warn'],
  ['frontCamera', { condition: 'absent', faces: null }, 'fail'],
  ['frontCamera', { condition: 'absent', faces: null, barred: 1 }, 'fail'],
  ['frontCamera', { condition: 'frozen', faces: 1 }, 'fail'],
  ['frontCamera', { condition: 'covered', faces: null }, 'fail'],
  ['frontCamera', { condition: 'refused', faces: null }, 'fail'],
  ['sideCamera', { ...desk, moved: true }, 'pass'],
  ['sideCamera', { ...desk, moved: false, faces: 1 }, 'pass'],
  ['sideCamera', { ...desk, moved: false, faces: 0 }, 'warn'],
  ['sideCamera', desk, 'warn'],
  ['sideCamera', { ...desk, moved: true, same: true }, 'fail'],
  ['sideCamera', { ...desk, moved: true, same: null }, 'pass'],
  ['sideCamera', { ...desk, condition: 'dark', moved: true }, 'warn'],
  ['sideCamera', { ...desk, condition: 'frozen', moved: true }, 'fail'],
  ['sideCamera', { ...desk, condition: 'covered' }, 'fail'],
  ['sideCamera', { ...desk, condition: 'lost' }, 'fail'],
  ['keystore', { state: 'protects' }, 'pass'],
  ['keystore', { state: 'plain' }, 'warn'],
  ['keystore', { state: 'none' }, 'warn'],
  ['power', { onBattery: false, level: 0.1 }, 'pass'],
  ['power', { onBattery: true, level: 1 }, 'warn'],
  ['power', { onBattery: true, level: null }, 'warn'],
  ['power', { onBattery: true, level: 0.19 }, 'fail'],
  ['sleep', { held: true }, 'pass'],
  ['sleep', { held: false }, 'warn'],
];

describe('the judgement of a measurement', () => {
  it.each(cases)('%s %j: %s', (check, reading, verdict) => {
    expect(judge(check, reading).verdict).toBe(verdict);
  });

  it('is unknown where nothing was measured', () => {
    expect(judge('clock', null)).toEqual({ check: 'clock', verdict: 'unknown', finding: 'unknown', numbers: {} });
  });

  it('says the number and its limits', () => {
    expect(judge('clock', { aheadMs: -95_400 }).numbers).toEqual({ value: -95, warnAt: 30, failAt: 300 });
  });
});

it.each([
  [[], 'unknown'],
  [['pass', 'pass'], 'pass'],
  [['pass', 'unknown'], 'warn'],
  [['warn', 'pass'], 'warn'],
  [['unknown', 'fail', 'pass'], 'fail'],
] as const)('the whole of %j is %s', (verdicts, whole) => {
  expect(overall(verdicts.map((verdict) => ({ verdict })))).toBe(whole);
});
