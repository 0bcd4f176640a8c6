import { expect, it } from 'vitest';
import { locales } from '#contract/ipc/locale.ts';
import { findings } from '#contract/ipc/readiness.ts';
import { judge } from '#rules/readiness/judge.ts';
import { reportData, reportText } from '#rules/readiness/report.ts';
import { reportWords } from './report-words.ts';

const passedAt = Date.UTC(2026, 10, 25, 2);
const facts = { seat: 'A-12', client: '1.0.0', platform: 'https://p.example', os: 'linux', at: passedAt };
const rows = [judge('memory', { totalBytes: 3 * 1024 ** 3 }), judge('folder', null)];

it('writes a report as the page does', () => {
  const text = reportText({ ...facts, pass: { seat: 'A-12', passedAt, reportedAt: null } }, rows, reportWords('en-US'));
  expect(text).toContain('[Attention] Memory  3 GB');
  expect(text).toContain('[Unknown] Folder of answers  Could not be measured');
  expect(text).toMatch(/A-12: passed Nov 2\d, 2026.+, valid until Dec \d+, 2026/);
});

it('says that there is no pass, and that one has ended', () => {
  const words = reportWords('zh-CN');
  expect(reportText({ ...facts, pass: null }, rows, words)).toContain('这台电脑还没有通行证');
  const old = { seat: 'A-12', passedAt: passedAt - 15 * 86_400_000, reportedAt: null };
  expect(reportText({ ...facts, pass: old }, rows, words)).toMatch(/已于 .+ 过期/);
});

it('tells in JSON whether the platform has the pass', () => {
  const pass = { seat: 'A-12', passedAt, reportedAt: null };
  expect(reportData({ ...facts, pass }, rows)).toMatchObject({
    verdict: 'warn',
    pass: { sent: false, confirmedAt: null, validUntil: '2026-12-09T02:00:00.000Z' },
  });
  expect(reportData({ ...facts, pass: { ...pass, reportedAt: passedAt } }, rows).pass).toMatchObject({ sent: true });
});

it.each(locales)('has words for every finding in %s', (locale) => {
  const { say } = reportWords(locale);
  expect(findings.filter((finding) => say(`findings.${finding}`) === finding)).toEqual([]);
});
