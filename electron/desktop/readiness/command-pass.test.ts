import { expect, it } from 'vitest';
import { machineChecks } from '#contract/ipc/readings.ts';
import { judge } from '#rules/readiness/judge.ts';
import { passMachine } from './command-pass.ts';
import type { PassReport } from './send-pass.ts';

const rows = machineChecks.map((check) => ({ ...judge(check, null), verdict: 'pass' as const }));
const given = { seat: ' A-12 ', givenFolder: false, client: '1.0.0', os: 'linux', now: () => 5 };

it('tells the platform of the machine, and that cameras and microphone are unknown', async () => {
  const sent: PassReport[] = [];
  const send = async (report: PassReport) => {
    sent.push(report);
    return 'held' as const;
  };
  expect(await passMachine(rows, { ...given, send })).toEqual({
    pass: { seat: 'A-12', passedAt: 5, reportedAt: 5 },
    sending: 'held',
  });
  expect(sent[0]?.rows.filter(({ verdict }) => verdict === 'unknown').map(({ check }) => check)).toEqual([
    'frontCamera',
    'sideCamera',
    'microphone',
  ]);
});

it('claims nothing that the platform did not confirm', async () => {
  expect(await passMachine(rows, { ...given, send: async () => 'unknown' })).toMatchObject({
    pass: { reportedAt: null },
    sending: 'unknown',
  });
});

it.each([
  ['a check fails', rows.map((row, at) => (at === 2 ? { ...row, verdict: 'fail' as const } : row)), 'A-12', 'failed'],
  ['nobody named the seat', rows, ' ', 'unnamed'],
])('sends nothing where %s', async (_, measured, seat, obstacle) => {
  const send = () => Promise.reject(new Error('sent'));
  expect(await passMachine(measured, { ...given, seat, send })).toEqual({ pass: null, obstacle });
});
