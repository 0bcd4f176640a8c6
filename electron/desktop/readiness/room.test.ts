import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageChecks } from '#contract/ipc/readings.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { summarise } from './room-command.ts';
import { readSeatReport, roomOf, type SeatReport } from './room.ts';

const now = Date.UTC(2026, 10, 26);
const iso = (daysAgo: number) => new Date(now - daysAgo * 86_400_000).toISOString();
const page = pageChecks.map((check) => ({ check, verdict: 'pass' as const, finding: check, numbers: {} }));
const memory = (verdict: 'pass' | 'warn' | 'fail') => ({
  check: 'memory',
  verdict,
  finding: 'memory',
  numbers: { value: 3 },
});
const policy = (sha256: string) => ({ files: [{ state: 'taken', sha256 }], rescueKey: 'AB12-AB12-AB12-AB12' });

function report(changed: Partial<SeatReport>, daysAgo = 1): SeatReport {
  return {
    seat: 'A-1',
    client: '1.2.0',
    at: iso(daysAgo),
    rows: [memory('pass'), ...page],
    pass: { passedAt: iso(daysAgo), validUntil: iso(daysAgo - 14) },
    machine: 'pc-1',
    policy: policy('11'.repeat(32)),
    ...changed,
  };
}

const kinds = (reports: readonly SeatReport[], expected: readonly string[] = []) =>
  roomOf(reports, expected, now).map(({ seat, state, lacks }) => [seat, state, ...lacks.map(({ kind }) => kind)]);

it.each<[string, SeatReport[], string[]]>([
  ['is ready', [report({})], ['A-1', 'ready']],
  ['is weak', [report({ rows: [memory('warn'), ...page] })], ['A-1', 'look', 'row']],
  ['fails', [report({ rows: [memory('fail'), ...page], pass: null })], ['A-1', 'not', 'row', 'no-pass']],
  ['has a pass that ended', [report({}, 15)], ['A-1', 'look', 'pass-ended', 'old']],
  ['was never before a camera', [report({ rows: [memory('pass')] })], ['A-1', 'look', 'page']],
  [
    'was before its cameras in an earlier report',
    [report({ rows: [memory('pass')], pass: null }), report({}, 3)],
    ['A-1', 'ready'],
  ],
  ['is the name of two computers', [report({}), report({ machine: 'pc-2' }, 3)], ['A-1', 'look', 'machines']],
  [
    'is another computer’s by a report of before computers had names',
    [report({}), report({ machine: undefined }, 3)],
    ['A-1', 'ready'],
  ],
  ['failed since', [report({ rows: [memory('fail')], pass: null }), report({}, 3)], ['A-1', 'not', 'row']],
])('a seat that %s', (_, reports, told) => {
  expect(kinds(reports)).toEqual([told]);
});

it('names seats without a report, and what is other than at most seats', () => {
  const seats = ['A-1', 'A-2', 'A-10'].map((seat) => report({ seat }));
  const other = report({ seat: 'A-3', policy: policy('22'.repeat(32)), client: '1.1.0' });
  expect(kinds([...seats, other], ['A-1', 'A-11'])).toEqual([
    ['A-1', 'ready'],
    ['A-2', 'ready'],
    ['A-3', 'look', 'policy', 'version'],
    ['A-10', 'ready'],
    ['A-11', 'not', 'no-report'],
  ]);
});

it('reads what the page saves, and nothing else', () => {
  const { machine: _machine, policy: _policy, ...saved } = report({});
  expect(readSeatReport(JSON.stringify(saved))).toMatchObject({ seat: 'A-1' });
  for (const text of ['', '{}', '{"seat":"A-1"']) expect(readSeatReport(text)).toBe(null);
});

it('writes one page of a folder, with the seat whose check could not run, and ends with 1', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-room-'));
  const put = (name: string, content: string | Uint8Array) => writeFileSync(path.join(folder, name), content);
  put('A-1.json', JSON.stringify(report({})));
  // As PowerShell writes it.
  put('A-2.json', Buffer.from(`\uFEFF${JSON.stringify(report({ seat: '<A-2>' }))}`, 'utf16le'));
  const out = path.join(folder, 'room.html');
  const run = () => summarise([folder, '--out', out], consoleWords('zh-CN'), now);
  expect(await run()).toMatchObject({ code: 0, lines: ['2 个座位就绪，0 个需要留意，0 个未就绪', expect.anything()] });
  const html = readFileSync(out, 'utf8');
  expect(html).toContain('&lt;A-2&gt;');
  expect(html).toContain('AB12-AB12-AB12-AB12');
  await expect(run()).rejects.toThrow('没有覆盖');
  put('A-1 (2).json', JSON.stringify(report({ machine: 'pc-7' })));
  put('A-3.json', '');
  put('A-3.err', 'No platform is configured\n');
  put('seats.txt', 'A-1\r\nA-9\r\n');
  const args = [folder, '--seats', path.join(folder, 'seats.txt'), '--out', path.join(folder, 'again.html')];
  const { lines, code } = await summarise(args, consoleWords('en-US'), now);
  expect(code).toBe(1);
  expect(lines).toContain('  A-1 (Look at it): several computers have this name: pc-1, pc-7');
  expect(lines).toContain('A-3.json is no report: No platform is configured');
  expect(lines).toContain('  A-9 (Not ready): no report');
});

it('has nothing to say of an empty folder', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-room-'));
  await expect(summarise([folder, '--out', 'x.html'], consoleWords('en-US'))).rejects.toThrow('no report');
  await expect(summarise([folder], consoleWords('en-US'))).rejects.toThrow('Usage: --summarise');
});
