import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { Attempts } from '#electron/exam/attempts/attempts.ts';
import { sampleHere, sampleStart } from '#electron/exam/testing/sample-attempt.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { answerFolders } from '#electron/storage/journal/journal-paths.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { executable } from '../support/client.ts';
import { runClient, serverEnv } from '../support/run-client.ts';

let userData: string;
beforeEach(() => {
  userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-console-'));
});

/** Without a display, as on a server. */
const run = (...args: string[]) => runClient(userData, args, serverEnv);

it('every command that the help names is known to the client', async () => {
  const { code, said } = await run('--lang=zh-CN', '--help');
  expect(code).toBe(0);
  expect(said).toContain('不打开窗口的命令');
  const commands = [...said.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name = '']) => name);
  expect(commands).toEqual(expect.arrayContaining(['--diagnostics', '--summarise', '--pending', '--rescue']));
  for (const name of commands.filter(
    (one) => !['--version', '--readiness', '--staff-code', '--pending'].includes(one),
  )) {
    // Each says how it is used: none of them opens the client.
    const told = await run('--lang=en-US', '--ozone-platform=headless', name);
    expect({ name, code: told.code, said: told.complained }).toMatchObject({
      code: 2,
      said: expect.stringMatching(new RegExp(`^Usage: ${name} `)),
    });
  }
});

it('ends as it would where nobody reads what it says', async () => {
  const args = [path.resolve(import.meta.dirname, '../..'), `--user-data-dir=${userData}`, '--help'];
  const child = spawn(executable().file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: serverEnv });
  // As of a reader such as `head`.
  child.stdout.destroy();
  let complained = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(complained).toBe('');
});

it('tells its version, and that nothing waits here', async () => {
  const version = await run('--lang=fr-FR', '--version');
  expect(version).toMatchObject({ code: 0, said: expect.stringMatching(/^Lectern \d+\.\d+\.\d+ \(/) });
  const pending = await run('--pending', '--json');
  expect(pending.code).toBe(0);
  expect(JSON.parse(pending.said)).toMatchObject({ folders: [{ papers: [], evidence: 0, closed: null }] });
});

it('makes the diagnostics of a seat whose client does not start: its policy is wrong', async () => {
  const policy = path.join(userData, 'policy.json');
  writeFileSync(policy, '{ "kiosk": "yes" }');
  mkdirSync(path.join(userData, 'logs'));
  writeFileSync(path.join(userData, 'logs/lectern.log'), 'the last start\n');
  writeFileSync(path.join(userData, 'settings.json'), JSON.stringify({ seatName: 'A-12' }));
  const out = path.join(userData, 'seat.zip');
  const { code, said } = await run('--lang=zh-CN', `--policy=${policy}`, '--diagnostics', '--out', out);
  expect(code).toBe(0);
  expect(said).toContain('kiosk 类型不对，应为 boolean');
  expect(said).toContain(`诊断信息已写入 ${out}`);
  const files = Object.fromEntries(
    Object.entries(unzipSync(readFileSync(out))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  expect(JSON.parse(files['about.json'] ?? '')).toMatchObject({
    seat: 'A-12',
    machine: os.hostname(),
    user: os.userInfo().username,
    dataFolder: userData,
    journalFolder: path.join(userData, 'exams'),
  });
  expect(JSON.parse(files['policy.json'] ?? '')).toMatchObject({
    decided: null,
    files: [{ file: policy, state: 'wrong', why: expect.stringContaining('kiosk') }],
  });
  expect(files['README.txt']).toContain('logs/lectern.log: ');
  expect(files['logs/lectern.log']).toContain('the last start');
  const again = await run('--lang=en-US', '--diagnostics', '--out', out);
  expect(again).toMatchObject({ code: 2, complained: expect.stringContaining('was left as it is') });
});

it('checks a policy in the language of the console', async () => {
  const policy = path.join(userData, 'policy.json');
  writeFileSync(policy, '{\n  "paths": { "monitorHartbeat": "/x" }\n}');
  const { code, said } = await run('--lang=zh-CN', '--check-policy', policy);
  expect(code).toBe(2);
  expect(said).toContain(`${policy}:2:14: paths.monitorHartbeat 不是平台接口的名称`);
});

it('draws the reports of several papers, and leaves nothing else behind', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-papers-'));
  const key = path.join(folder, 'private.pem');
  writeFileSync(key, privateKey);
  const store = new Attempts({
    journals: new LocalJournals(diskLayer, answerFolders(folder)),
    vault: { wrap: async (bytes) => bytes, unwrap: async () => null },
    rescueKey: () => publicKey,
    here: sampleHere,
    now: Date.now,
    timer: systemTimer,
    account: () => 'ann',
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  const papers: string[] = [];
  for (const userPaperId of ['paper-1', 'paper-2', 'paper-3']) {
    const whose = { accountId: 'ann', owner: '138****8000' };
    const { attemptId } = await store.begin(whose, sampleStart({ userPaperId }));
    await store.attempt('ann', attemptId).seal('learner');
    papers.push(attemptId);
  }
  await store.close();
  const out = path.join(folder, 'out');
  const args = ['--report', '--key', key, '--journal', folder, '--out', out];
  const { code, said } = await run('--lang=en-US', '--ozone-platform=headless', ...args);
  expect(said).toContain('3 papers reported, 0 not');
  expect(code).toBe(0);
  const files = papers.flatMap((name) => ['html', 'json', 'pdf'].map((kind) => `${name}.${kind}`));
  expect(readdirSync(out).toSorted()).toEqual(files.toSorted());
  for (const name of papers) expect(readFileSync(path.join(out, `${name}.pdf`), 'latin1')).toMatch(/^%PDF-/);
  expect(readdirSync(userData)).toEqual([]);
});

/** Some hundred sheets are drawn, on a machine that does other things too. */
const drawingMs = 240_000;

/** A saved report of a paper in which this much happened. */
function longPaper(lineCount: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-long-'));
  const at = Date.UTC(2026, 10, 26, 8);
  const lines = Array.from({ length: lineCount }, (_, index) => {
    return { place: index + 1, at: at + index * 500, clock: 'computer', kind: 'away', values: {} };
  });
  const about = { attemptId: 'b'.repeat(16), userPaperId: 'p-1', exam: '低压电工', owner: '138****8000' };
  const report = { format: 'lectern-paper-report', version: 1, ...about, records: lineCount, missing: 0, lines };
  const paper = path.join(folder, 'paper.json');
  writeFileSync(paper, JSON.stringify({ report }));
  const out = path.join(folder, 'out');
  const args = ['--lang=en-US', '--ozone-platform=headless', '--report', '--paper', paper, '--out', out];
  return { name: about.attemptId, out, args };
}

it(
  'draws the report of a paper in which much happened in parts, and says how far it is',
  async () => {
    const { name, out, args } = longPaper(10_000);
    const { code, complained } = await run(...args);
    const files = [1, 2, 3].map((part) => `${name}-${part}.pdf`);
    expect(complained.trim().split('\n')).toEqual(
      files.map((file, index) => `Drawing PDF ${index + 1} of ${files.length}: ${file}`),
    );
    expect(code).toBe(0);
    // The page is whole, and longer than an address may be.
    expect(readFileSync(path.join(out, `${name}.html`), 'utf8').match(/<td>10000<\/td>/g)).toHaveLength(1);
    for (const file of files) expect(readFileSync(path.join(out, file), 'latin1')).toMatch(/^%PDF-/);
    expect(readdirSync(userData)).toEqual([]);
  },
  drawingMs,
);

it(
  'stops drawing when somebody ends it, and keeps what is finished',
  async () => {
    const { name, out, args } = longPaper(8_001);
    const all = [path.resolve(import.meta.dirname, '../..'), `--user-data-dir=${userData}`, ...args];
    const child = spawn(executable().file, all, { stdio: ['ignore', 'ignore', 'pipe'], env: serverEnv });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.includes('-2.pdf')) child.kill('SIGINT');
    });
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(said).toContain(`Stopped. The files that are finished lie in ${out}.`);
    expect(readdirSync(out).toSorted()).toEqual([`${name}-1.pdf`, `${name}.html`, `${name}.json`]);
    expect(readFileSync(path.join(out, `${name}-1.pdf`), 'latin1')).toMatch(/^%PDF-/);
    expect(JSON.parse(readFileSync(path.join(out, `${name}.json`), 'utf8')).lines).toHaveLength(8_001);
  },
  drawingMs,
);
