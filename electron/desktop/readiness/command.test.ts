import { expect, it } from 'vitest';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { paperFacts } from '#electron/platform/policy/policy-facts.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { readPolicy } from '#electron/platform/policy/policy.ts';
import { judge } from '#rules/readiness/judge.ts';
import { exitCodeOf, jsonOf, linesOf } from './command.ts';

const memory = (gb: number) => judge('memory', { totalBytes: gb * 1024 ** 3 });
const folder = (provenAt: number | null) =>
  judge('folder', { found: null, left: 'x', provenAt, lost: null, refused: null });
const unknown = judge('upload', null);

it.each<[string, ReadinessRow[], number]>([
  ['all is well', [memory(8), folder(1)], 0],
  ['something is weak', [memory(3), folder(1)], 1],
  ['something is not known', [memory(8), folder(1), unknown], 1],
  ['something fails', [memory(1), folder(null)], 2],
  ['only the folder is not proven', [memory(8), folder(null)], 3],
  ['the folder is not proven, and something is weak', [memory(3), folder(null)], 1],
  ['nothing was measured', [], 1],
])('%s: %#', (_, rows, code) => {
  expect(exitCodeOf(rows)).toBe(code);
});

const seatFacts = {
  machine: 'LAB-12',
  user: 'student',
  product: 'Lectern',
  policy: {
    ...paperFacts(readPolicy(null, policySystem('linux')).policy),
    files: [{ file: '/etc/lectern/policy.json', state: 'taken' as const, why: null, sha256: 'ab' }],
  },
  noUpdates: 'no-feed' as const,
};
const facts = { seat: 'A-12', client: '1.0.0', platform: 'https://p.example', os: 'linux', at: Date.UTC(2026, 10, 25) };

it('tells in JSON of policy, user and updates, and the units of its numbers', () => {
  const json = JSON.parse(jsonOf(seatFacts, facts, [memory(8), folder(1)], { pass: null, obstacle: 'unnamed' }));
  expect(json).toMatchObject({
    machine: 'LAB-12',
    user: 'student',
    policy: { rescueKey: null, staffCode: false, files: [{ state: 'taken', sha256: 'ab' }] },
    noUpdates: 'no-feed',
    rows: [
      { check: 'memory', unit: 'GB', numbers: { value: 8 } },
      { check: 'folder', unit: null },
    ],
    noPass: 'unnamed',
  });
});

it('speaks the language of the console', () => {
  const text = linesOf(seatFacts, facts, [memory(8)], { pass: null, obstacle: 'unnamed' }, consoleWords('zh-CN'));
  expect(text).toContain('[通过] 内存  8 GB');
  expect(text).toContain('没有测量（需要窗口）：正面机位, 侧面机位, 麦克风');
  expect(text).toContain('请先填写座位名称');
});
