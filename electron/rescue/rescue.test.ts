import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Attempts } from '../exam/attempts/attempts.ts';
import { diskLayer } from '../exam/journal/disk-layer.ts';
import { LocalJournals } from '../exam/journal/local-journals.ts';
import { sampleQuestion, sampleStart } from '../exam/testing/sample-attempt.ts';
import { rescueCommand } from './command.ts';
import { systemTimer } from '../exam/clock/timer.ts';

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
async function sealedAway(rescueKey: string): Promise<string> {
  const store = storeWith(rescueKey);
  const { attemptId } = await store.begin({ accountId: 'ann', owner: '138****8000' }, sampleStart());
  await store.write('ann', attemptId, { type: 'answer', questionId: 'q1', value: { kind: 'choice', keys: ['D'] } });
  await store.seal('ann', attemptId, 'learner');
  await store.close();
  return attemptId;
}

function storeWith(rescueKey: string): Attempts {
  return new Attempts({
    journals: new LocalJournals(diskLayer, [join(root, 'answers'), join(root, 'answers-copy')]),
    vault: { wrap: async (bytes) => bytes.map((byte) => byte ^ 0x55), unwrap: async () => null },
    rescueKey: () => rescueKey,
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
  const bytes = Buffer.from('picture');
  await store.appendFile('ann', attemptId, 'f1', bytes);
  await store.finishFile('ann', attemptId, 'f1');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { fileId: 'f1', name: '../接线 图.jpg', type: 'image/jpeg', bytes: bytes.length, sha256 };
  const gone = { ...file, fileId: 'f2', name: '没有了.png', sha256: sha256.replaceAll('0', '1') };
  await store.write('ann', attemptId, {
    type: 'answer',
    questionId: 'q7',
    value: { kind: 'files', files: [file, gone] },
  });
  await store.close();
  return attemptId;
}

async function rescued(privateKey: string, journal = root) {
  const [key, out] = [join(root, 'private.pem'), join(root, 'answers.json')];
  await writeFile(key, privateKey);
  const lines = await rescueCommand(['--key', key, '--journal', journal, '--out', out]);
  return { lines, report: JSON.parse(await readFile(out, 'utf8')) };
}

it('gives the centre the paper as it would have been committed', async () => {
  const { publicKey, privateKey } = keyPair();
  const attemptId = await sealedAway(publicKey);
  const { lines, report } = await rescued(privateKey);
  expect(lines[0]).toContain('1 papers opened, 0 not');
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
  const at = Date.parse('2026-03-02T09:30:00Z');
  await store.noteSeatUse('ann', attemptId, { kind: 'wrong-code', at });
  await store.noteFace('ann', attemptId, { event: 'asked', why: 'crash', at });
  await store.noteFace('ann', attemptId, { event: 'skipped', at });
  await store.seal('ann', attemptId, 'learner');
  const staff = await store.noteSeatUse('ann', attemptId, { kind: 'export', at: at + 60_000 });
  expect(staff.seat?.map(({ kind }) => kind)).toEqual(['wrong-code', 'export']);
  await store.close();
  const { lines, report } = await rescued(privateKey);
  expect(lines.slice(1)).toEqual([
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

it('opens nothing with another key, and says which journals', async () => {
  const attemptId = await sealedAway(keyPair().publicKey);
  const { report } = await rescued(keyPair().privateKey);
  expect(report).toMatchObject({ papers: [], unopened: [{ attemptId }] });
});

it('writes the files of answers beside it, and says which are in no copy any more', async () => {
  const { publicKey, privateKey } = keyPair();
  const attemptId = await withFiles(publicKey);
  const { lines, report } = await rescued(privateKey);
  expect(lines[1]).toContain('1 of 2 files');
  const [{ files }] = report.papers;
  expect(files).toMatchObject([
    { questionId: 'q7', name: '../接线 图.jpg', savedAs: `${attemptId}-1.jpg` },
    { questionId: 'q7', name: '没有了.png', savedAs: null },
  ]);
  expect(await readFile(join(root, 'answers-files', `${attemptId}-1.jpg`), 'utf8')).toBe('picture');
});

it('says how it is used', async () => {
  await expect(rescueCommand(['--key', 'private.pem'])).rejects.toThrow('--journal');
});
