import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Attempts } from '#electron/exam/attempts/attempts.ts';
import { exportText } from '#electron/exam/hand-in/paper-export.ts';
import { paperReport } from '#electron/exam/report/paper-report.ts';
import { markWithCode } from '#electron/exam/staff-code/centre-key.ts';
import { sampleHere, sampleStart } from '#electron/exam/testing/sample-attempt.ts';
import { sealTransfer } from '#electron/exam/transfer/transfer-file.ts';
import { makeTransferKey } from '#electron/exam/transfer/transfer-key.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { reportCommand } from './report-command.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

let root: string;
let out: string;
let printed: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-report-'));
  out = join(root, 'out');
  printed = [];
  told.length = 0;
  await writeFile(join(root, 'private.pem'), privateKey);
});
afterEach(() => rm(root, { recursive: true }));

const print = async (html: string) => {
  printed.push(html);
  return Buffer.from('%PDF-1.7');
};
const told: string[] = [];
const drawing = { print, tell: (line: string) => void told.push(line), stop: new AbortController().signal };
const command = (...args: string[]) => reportCommand(args, consoleWords('en-US'), drawing);
const fromJournal = (...more: string[]) =>
  command('--key', join(root, 'private.pem'), '--journal', root, '--out', out, ...more);

function openStore(): Attempts {
  return new Attempts({
    journals: new LocalJournals(diskLayer, [join(root, 'answers'), join(root, 'answers-copy')]),
    vault: { wrap: async (bytes) => bytes.map((byte) => byte ^ 0x55), unwrap: async () => null },
    rescueKey: () => publicKey,
    here: sampleHere,
    now: Date.now,
    timer: systemTimer,
    account: () => 'ann',
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
}

async function sealedPaper(name: string): Promise<string> {
  const store = openStore();
  const start = sampleStart({ exam: { ...sampleStart().exam, name } });
  const { attemptId } = await store.begin({ accountId: 'ann', owner: '138****8000' }, start);
  await store
    .attempt('ann', attemptId)
    .change({ type: 'answer', questionId: 'q1', value: { kind: 'choice', keys: ['D'] } });
  await store.attempt('ann', attemptId).seal('learner');
  await store.close();
  return attemptId;
}

it('writes a page, a PDF and data of every paper that the key opens', async () => {
  const attemptId = await sealedPaper('电工（中级）理论考试');
  expect(await fromJournal()).toMatchObject({ lines: [expect.stringContaining('1 papers reported, 0 not')], code: 0 });
  expect((await readdir(out)).sort()).toEqual(['html', 'json', 'pdf'].map((kind) => `${attemptId}.${kind}`));
  const data = JSON.parse(await readFile(join(out, `${attemptId}.json`), 'utf8'));
  expect(data).toMatchObject({ missing: 0, lines: [{ kind: 'opened' }, { kind: 'answered' }, { kind: 'sealed' }] });
  expect(printed[0]).toContain('电工（中级）理论考试');
});

it('writes the log of a paper that was sealed for another seat, and none that leads out of the folder', async () => {
  const store = openStore();
  const { attemptId } = await store.begin({ accountId: 'ann', owner: '138****8000' }, sampleStart());
  await store
    .attempt('ann', attemptId)
    .change({ type: 'answer', questionId: 'q1', value: { kind: 'choice', keys: ['D'] } });
  const moved = await store.attempt('ann', attemptId).moved();
  const log = paperReport(attemptId, await store.attempt('ann', attemptId).history());
  await store.close();
  const put = async (name: string, report: unknown) => {
    const how = {
      attemptId: name,
      accountHash: '',
      createdAt: 1,
      typedKey: makeTransferKey(),
      staffCode: 'kaowu-2026',
    };
    const parts = [Buffer.from(JSON.stringify({ ...moved, report }))];
    const bytes = await sealTransfer(parts, { ...how, rescuePem: publicKey, report: () => undefined });
    await writeFile(join(root, `${name}.lectern-seat`), bytes);
  };
  await rm(join(root, 'answers'), { recursive: true });
  await rm(join(root, 'answers-copy'), { recursive: true });
  await put('a', log);
  await put('b', { ...log, attemptId: '../../b' });
  const { lines, code } = await fromJournal();
  expect(lines[0]).toContain('1 papers reported, 1 not');
  expect(code).toBe(5);
  const data = JSON.parse(await readFile(join(out, `${attemptId}.json`), 'utf8'));
  expect(data).toMatchObject({ missing: 0, lines: [{ kind: 'opened' }, { kind: 'answered' }] });
});

it('writes the page in another language, and names as content', async () => {
  const attemptId = await sealedPaper('<b>Électricité</b>');
  await fromJournal('--language', 'fr');
  const page = await readFile(join(out, `${attemptId}.html`), 'utf8');
  expect(page).toContain('<html lang="fr-FR">');
  expect(page).toContain('&lt;b&gt;Électricité&lt;/b&gt;');
});

it.each([
  ['as it was saved by itself', (report: unknown) => report],
  ['within an exported paper', (report: unknown) => ({ format: 'lectern-sealed-paper', report })],
])('makes the page anew from a report %s', async (_, wrapped) => {
  const attemptId = await sealedPaper('电工');
  await fromJournal();
  const first = await readFile(join(out, `${attemptId}.html`), 'utf8');
  const file = join(root, 'saved.json');
  await writeFile(file, JSON.stringify(wrapped(JSON.parse(await readFile(join(out, `${attemptId}.json`), 'utf8')))));
  out = join(root, 'again');
  expect((await command('--paper', file, '--out', out)).lines[0]).toContain('Nobody checked');
  expect(await readFile(join(out, `${attemptId}.html`), 'utf8')).toBe(first);
});

/** An exported paper with the report of a journal, marked with this code. */
async function exportedFile(code: string, edit = (text: string) => text): Promise<string> {
  const attemptId = await sealedPaper('电工');
  await fromJournal();
  const report = JSON.parse(await readFile(join(out, `${attemptId}.json`), 'utf8'));
  const content = { format: 'lectern-sealed-paper', version: 1, answers: { count: 1 }, report };
  const file = join(root, 'exported.json');
  const mark = (text: string) => markWithCode(text, code);
  await writeFile(file, edit(await exportText(content as never, mark)));
  await writeFile(join(root, 'code.txt'), 'kaowu-2026\n');
  out = join(root, 'judged');
  return file;
}

it('says of an exported paper that nobody changed it, or that it cannot tell, and writes its report', async () => {
  const judged = async (file: string) =>
    (await command('--paper', file, '--code', join(root, 'code.txt'), '--out', out)).lines[0];
  expect(await judged(await exportedFile('kaowu-2026'))).toContain('UNCHANGED');
  expect(await readdir(out)).toHaveLength(3);
  await rm(join(root, 'answers'), { recursive: true });
  await rm(join(root, 'answers-copy'), { recursive: true });
  out = join(root, 'out-again');
  expect(await judged(await exportedFile('another-code'))).toContain('cannot be said: its mark was made with another');
});

it('fails for an exported paper that was changed, and writes what it says all the same', async () => {
  const file = await exportedFile('kaowu-2026', (text) => text.replace('"count": 1', '"count": 2'));
  const judged = command('--paper', file, '--code', join(root, 'code.txt'), '--out', out);
  await expect(judged).rejects.toThrow(/^CHANGED/);
  expect(await readdir(out)).toHaveLength(3);
});

it('tells in words why a key opens nothing, and that it has a password', async () => {
  await sealedPaper('电工');
  const other = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'geheim' },
  });
  await writeFile(join(root, 'private.pem'), other.privateKey);
  await expect(fromJournal()).rejects.toThrow('The private key has a password.');
  await writeFile(join(root, 'password.txt'), 'geheim\n');
  const { lines, code } = await fromJournal('--password-file', join(root, 'password.txt'));
  expect(code).toBe(4);
  expect(lines[0]).toContain('0 papers reported, 1 not');
  expect(lines[1]).toContain('This key does not fit: the paper was begun with the key');
  await writeFile(join(root, 'private.pem'), other.publicKey);
  await expect(fromJournal()).rejects.toThrow('public half');
});

it.each([
  ['no arguments', [], 'Usage'],
  ['no key', ['--journal', 'x', '--out', 'OUT'], 'Usage'],
  ['a file that is no JSON', ['--paper', 'PEM', '--out', 'OUT'], 'no JSON'],
])('says what is wrong: %s', async (_, args, message) => {
  const filled = args.map((arg) => (arg === 'OUT' ? out : arg === 'PEM' ? join(root, 'private.pem') : arg));
  await expect(command(...filled)).rejects.toThrow(message);
});

it('takes no file for a report that is none, and no name that leads out of the folder', async () => {
  const file = join(root, 'other.json');
  for (const content of [
    {},
    { report: { format: 'lectern-paper-report', version: 1, attemptId: '../x', lines: [] } },
  ]) {
    await writeFile(file, JSON.stringify(content));
    await expect(command('--paper', file, '--out', out)).rejects.toThrow('holds no report');
  }
});

/** A report that was saved by itself, of so many lines. */
async function savedReport(lineCount: number): Promise<string> {
  const lines = Array.from({ length: lineCount }, (_, index) => {
    return { place: index + 1, at: null, clock: 'computer', kind: 'away', values: {} };
  });
  const about = { attemptId: 'b'.repeat(16), userPaperId: 'p-1', exam: null, owner: null };
  const file = join(root, 'saved.json');
  const report = { format: 'lectern-paper-report', version: 1, ...about, records: lineCount, missing: 0, lines };
  await writeFile(file, JSON.stringify(report));
  return file;
}

it.each([
  [0, ['']],
  [4_000, ['']],
  [4_001, ['-1', '-2']],
  [40_001, ['-01', '-02', '-03', '-04', '-05', '-06', '-07', '-08', '-09', '-10', '-11']],
])('draws %i lines as the PDFs %j, each line once', async (count, parts) => {
  await command('--paper', await savedReport(count), '--out', out);
  const name = 'b'.repeat(16);
  const pdfs = parts.map((part) => `${name}${part}.pdf`);
  expect((await readdir(out)).sort()).toEqual([...pdfs, `${name}.html`, `${name}.json`].sort());
  expect(told).toEqual(pdfs.map((file, index) => `Drawing PDF ${index + 1} of ${pdfs.length}: ${file}`));
  const places = (html: string) => [...html.matchAll(/<tr><td>(\d+)</g)].map(([, place]) => Number(place));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  expect(printed.flatMap(places)).toEqual(all);
  expect(places(await readFile(join(out, `${name}.html`), 'utf8'))).toEqual(all);
  expect(printed.map((html) => /Part \d+ of \d+/.exec(html)?.[0])).toEqual(
    parts.map((part, index) => (part === '' ? undefined : `Part ${index + 1} of ${parts.length}`)),
  );
});

it('ends in the middle of a drawing when it is stopped; page and data are there already', async () => {
  const stop = new AbortController();
  const never = async () => {
    stop.abort();
    return Promise.withResolvers<Uint8Array>().promise;
  };
  const args = ['--paper', await savedReport(1), '--out', out];
  const options = { ...drawing, print: never, stop: stop.signal };
  await expect(reportCommand(args, consoleWords('en-US'), options)).rejects.toThrow(`lie in ${out}`);
  expect((await readdir(out)).sort()).toEqual(['html', 'json'].map((kind) => `${'b'.repeat(16)}.${kind}`));
});
