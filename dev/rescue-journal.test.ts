import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Attempts } from '../electron/exam/attempts/attempts.ts';
import { diskLayer } from '../electron/exam/journal/disk-layer.ts';
import { LocalJournals } from '../electron/exam/journal/local-journals.ts';
import { sampleStart } from '../electron/exam/testing/sample-attempt.ts';
import { systemTimer } from '../electron/exam/clock/timer.ts';

const run = promisify(execFile);
const script = new URL('./rescue-journal.ts', import.meta.url).pathname;

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
  const store = new Attempts({
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
  const { attemptId } = await store.begin({ accountId: 'ann', owner: '138****8000' }, sampleStart());
  await store.write('ann', attemptId, { type: 'answer', questionId: 'q1', value: { kind: 'choice', keys: ['D'] } });
  await store.seal('ann', attemptId, 'learner');
  await store.close();
  return attemptId;
}

async function rescued(privateKey: string, journal = root) {
  const [key, out] = [join(root, 'private.pem'), join(root, 'answers.json')];
  await writeFile(key, privateKey);
  const { stdout } = await run(process.execPath, [script, '--key', key, '--journal', journal, '--out', out]);
  return { stdout, report: JSON.parse(await readFile(out, 'utf8')) };
}

it('gives the centre the paper as it would have been committed', async () => {
  const { publicKey, privateKey } = keyPair();
  const attemptId = await sealedAway(publicKey);
  const { stdout, report } = await rescued(privateKey);
  expect(stdout).toContain('1 papers opened, 0 not');
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

it('makes do with one copy, and says when there is none', async () => {
  const { publicKey, privateKey } = keyPair();
  const attemptId = await sealedAway(publicKey);
  const { report } = await rescued(privateKey, join(root, 'answers-copy'));
  expect(report).toMatchObject({ papers: [{ attemptId, owner: '138****8000' }] });
  await expect(rescued(privateKey, join(root, 'answers', 'nowhere'))).rejects.toMatchObject({
    stderr: expect.stringContaining('nowhere'),
  });
});

it('opens nothing with another key, and says which journals', async () => {
  const attemptId = await sealedAway(keyPair().publicKey);
  const { report } = await rescued(keyPair().privateKey);
  expect(report).toMatchObject({ papers: [], unopened: [{ attemptId }] });
});

it('says how it is used', async () => {
  await expect(run(process.execPath, [script])).rejects.toMatchObject({ stderr: expect.stringContaining('--journal') });
});
