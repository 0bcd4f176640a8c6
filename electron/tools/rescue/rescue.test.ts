import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Attempts } from '#electron/exam/attempts/attempts.ts';
import { sampleHere, sampleQuestion, sampleStart } from '#electron/exam/testing/sample-attempt.ts';
import { sampleJournal } from '#electron/exam/testing/sample-journal.ts';
import { systemTimer } from '#electron/kernel/timer.ts';
import { consoleWords } from '#electron/kernel/words/console-words.ts';
import { diskLayer } from '#electron/storage/journal/disk-layer.ts';
import { rescuePrint } from '#electron/storage/journal/keys.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { rescueCommand } from './command.ts';

function keyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-rescue-'));
});

afterEach(() => rm(root, { recursive: true }));

/** A sealed paper of a keystore of no account any more. */
async function sealedAway(rescueKey: string, examId = sampleStart().exam.examId): Promise<string> {
  const store = storeWith(rescueKey);
  const start = sampleStart({ userPaperId: examId === sampleStart().exam.examId ? 'paper-1' : examId });
  const { attemptId } = await store.begin(
    { accountId: 'ann', owner: '138****8000' },
    { ...start, exam: { ...start.exam, examId } },
  );
  const attempt = store.attempt('ann', attemptId);
  await attempt.change({ type: 'answer', questionId: 'q1', value: { kind: 'choice', keys: ['D'] } });
  await attempt.seal('learner');
  await store.close();
  return attemptId;
}

function storeWith(rescueKey: string): Attempts {
  return new Attempts({
    journals: new LocalJournals(diskLayer, [join(root, 'answers'), join(root, 'answers-copy')]),
    vault: { wrap: async (bytes) => bytes.map((byte) => byte ^ 0x55), unwrap: async () => null },
    rescueKey: () => rescueKey,
    here: sampleHere,
    now: Date.now,
    timer: systemTimer,
    account: () => 'ann',
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
}

/** A paper with one file that is whole, and one that its record alone knows. */
async function withFiles(rescueKey: string): Promise<string> {
  const store = storeWith(rescueKey);
  const paper = sampleStart().paper;
  const upload = sampleQuestion('q7', 'upload', {
    number: 7,
    upload: { mostFiles: 2, mostBytes: 1_000, extensions: [] },
  });
  const start = sampleStart({ paper: { ...paper, questions: [...paper.questions, upload] } });
  const { attemptId } = await store.begin({ accountId: 'ann', owner: '138****8000' }, start);
  const attempt = store.attempt('ann', attemptId);
  const bytes = Buffer.from('picture');
  await attempt.appendFile('f1', bytes);
  await attempt.finishFile('f1');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { fileId: 'f1', name: '../接线 图.jpg', type: 'image/jpeg', bytes: bytes.length, sha256 };
  const gone = { ...file, fileId: 'f2', name: '没有了.png', sha256: sha256.replaceAll('0', '1') };
  await attempt.change({
    type: 'answer',
    questionId: 'q7',
    value: { kind: 'files', files: [file, gone] },
  });
  await store.close();
  return attemptId;
}

const words = consoleWords('en-US');

async function rescued(privateKey: string, journal = root, ...more: string[]) {
  const [key, out] = [join(root, 'private.pem'), join(root, 'answers.json')];
  await writeFile(key, privateKey);
  const args = ['--key', key, '--journal', journal, '--out', out, ...more];
  const { lines, code } = await rescueCommand(args, words);
  const sheet = await readFile(join(root, 'answers.html'), 'utf8');
  return { lines, code, sheet, report: JSON.parse(await readFile(out, 'utf8')) };
}

it('gives the centre the paper as it would have been committed', async () => {
  const { publicKey, privateKey } = keyPair();
  const attemptId = await sealedAway(publicKey);
  const { lines, code, report } = await rescued(privateKey);
  expect(lines[0]).toContain('1 papers opened, 0 not');
  expect(code).toBe(0);
  expect(report).toMatchObject({
    papers: [
      {
        attemptId,
        accountId: 'ann',
        exam: '电工（中级）理论考试',
        sealed: { reason: 'learner' },
        deliveredAt: null,
        paper: {
          userPaperId: 'paper-1',
          commitType: 1,
          answerList: [{ questionId: 'q1', answer: ['D'] }, {}, {}, {}, {}, {}],
        },
        answers: [{ questionId: 'q1', value: { kind: 'choice', keys: ['D'] } }],
      },
    ],
    unopened: [],
  });
});

it('lists the uses of the staff code, also those after the seal, and the face checks', async () => {
  const { publicKey, privateKey } = keyPair();
  const store = storeWith(publicKey);
  const { attemptId } = await store.begin({ accountId: 'ann', owner: '138****8000' }, sampleStart());
  const attempt = store.attempt('ann', attemptId);
  const at = Date.parse('2026-03-02T09:30:00Z');
  await attempt.noteSeatUse({ kind: 'wrong-code', at });
  await attempt.note({ type: 'face', note: { event: 'asked', why: 'crash', at } });
  await attempt.note({ type: 'face', note: { event: 'skipped', at } });
  await attempt.seal('learner');
  const staff = await attempt.noteSeatUse({ kind: 'export', at: at + 60_000 });
  expect(staff.seat?.map(({ kind }) => kind)).toEqual(['wrong-code', 'export']);
  await store.close();
  const { lines, report } = await rescued(privateKey);
  expect(lines.slice(2)).toEqual([
    `  ${attemptId}: the staff code was used or tried 2 times`,
    '    2026-03-02T09:30:00.000Z wrong-code',
    '    2026-03-02T09:31:00.000Z export',
  ]);
  const [paper] = report.papers;
  expect(paper.staffCode.map(({ kind }: { kind: string }) => kind)).toEqual(['wrong-code', 'export']);
  expect(paper.faceChecks).toMatchObject([{ event: 'asked', why: 'crash' }, { event: 'skipped' }]);
});

it('makes do with one copy, and says when there is none', async () => {
  const { publicKey, privateKey } = keyPair();
  const attemptId = await sealedAway(publicKey);
  const { report } = await rescued(privateKey, join(root, 'answers-copy'));
  expect(report).toMatchObject({ papers: [{ attemptId, owner: '138****8000' }] });
  await expect(rescued(privateKey, join(root, 'answers', 'nowhere'))).rejects.toThrow('nowhere');
});

it('opens nothing with another key, ends with a code of its own, and says which key the paper was begun with', async () => {
  const [made, other] = [keyPair(), keyPair()];
  const attemptId = await sealedAway(made.publicKey);
  const { report, lines, code } = await rescued(other.privateKey);
  const madeWith = rescuePrint(made.publicKey);
  expect(madeWith).toBe(rescuePrint(made.privateKey));
  expect(report).toMatchObject({ papers: [], unopened: [{ attemptId, reason: { code: 'other-key', madeWith } }] });
  expect(lines.join('\n')).toContain(`begun with the key ${madeWith}, and this is ${rescuePrint(other.publicKey)}.`);
  expect(code).toBe(4);
});

it('says that a part was opened', async () => {
  const { publicKey, privateKey } = keyPair();
  await sealedAway(keyPair().publicKey);
  await sealedAway(publicKey, 'another exam');
  const { code, report } = await rescued(privateKey);
  expect([code, report.papers.length, report.unopened.length]).toEqual([5, 1, 1]);
});

it('says what is wrong with the key before it looks at a paper', async () => {
  const { publicKey } = keyPair();
  await sealedAway(publicKey);
  await expect(rescued(publicKey)).rejects.toThrow('public half');
  await expect(rescued('nothing')).rejects.toThrow('no private key in PEM');
});

it('opens a key with a passphrase by its file, and asks for that file', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: '口令 1' },
  });
  await sealedAway(publicKey);
  const file = join(root, 'passphrase.txt');
  await expect(rescued(privateKey)).rejects.toThrow('--password-file');
  await writeFile(file, 'another');
  await expect(rescued(privateKey, root, '--password-file', file)).rejects.toThrow('does not open this private key');
  await writeFile(file, '口令 1\r\n');
  expect((await rescued(privateKey, root, '--password-file', file)).report.papers).toHaveLength(1);
});

it('takes the second copy where the first is lost, and nothing else that lies beside it', async () => {
  const { publicKey, privateKey } = keyPair();
  await sealedAway(publicKey);
  await rm(join(root, 'answers'), { recursive: true });
  // A test of learning is a journal too, and comes behind the second copy by its name.
  const learning = new LocalJournals(diskLayer, [join(root, 'assess'), join(root, 'assess-copy')]);
  await learning.create(sampleJournal());
  await learning.close();
  const { report } = await rescued(privateKey);
  expect([report.papers.length, report.unopened.length]).toEqual([1, 0]);
});

it('names the folders of users where the folder of all was given', async () => {
  await mkdir(join(root, 'user-1000'));
  await expect(rescued(keyPair().privateKey)).rejects.toThrow(join(root, 'user-1000'));
});

it('writes over nothing', async () => {
  const { publicKey, privateKey } = keyPair();
  await sealedAway(publicKey);
  await writeFile(join(root, 'answers.json'), '{}');
  await expect(rescued(privateKey)).rejects.toThrow('left as it is');
  expect(await readFile(join(root, 'answers.json'), 'utf8')).toBe('{}');
});

it('makes a sheet to print: each question with its last answer and its time, and the SHA-256 of the file', async () => {
  const { publicKey, privateKey } = keyPair();
  await sealedAway(publicKey);
  const { sheet } = await rescued(privateKey);
  const hash = createHash('sha256')
    .update(await readFile(join(root, 'answers.json')))
    .digest('hex');
  expect(sheet).toContain(hash);
  expect(sheet).toMatch(/<td>1<\/td><td>D<\/td><td>\w+ \d+, 2/);
  expect(sheet).toContain('<td>2</td><td>—</td><td></td>');
});

it('writes the files of answers beside it, and says which are in no copy any more', async () => {
  const { publicKey, privateKey } = keyPair();
  const attemptId = await withFiles(publicKey);
  const { lines, report } = await rescued(privateKey);
  expect(lines[2]).toContain('1 of 2 files');
  const [{ files }] = report.papers;
  expect(files).toMatchObject([
    { questionId: 'q7', name: '../接线 图.jpg', savedAs: `${attemptId}-1.jpg` },
    { questionId: 'q7', name: '没有了.png', savedAs: null },
  ]);
  expect(await readFile(join(root, 'answers-files', `${attemptId}-1.jpg`), 'utf8')).toBe('picture');
});

it('says how it is used', async () => {
  await expect(rescueCommand(['--key', 'private.pem'], words)).rejects.toThrow('--journal');
});
