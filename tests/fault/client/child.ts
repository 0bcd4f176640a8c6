import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt, ExamRef } from '#contract/ipc/exam.ts';
import type { Result } from '#contract/ipc/ipc-types.ts';
import { accountLogin } from '#contract/platform/account/account.ts';
import { demoPassword } from '#dev/platform/content/people.ts';
import { pictureBytes } from '#dev/platform/server/jpeg.ts';
import { jpegOf } from '#dev/platform/testing/jpeg.ts';
import { threadedStores } from '#electron/exam/exam-stores.ts';
import { encodeAnswer } from '#rules/exam/answer-encoding.ts';
import { startCore, type TestCore } from '../../support/core.ts';
import { tellLine } from '../tell.ts';
import { lineOf, type ClientOrder } from './protocol.ts';
import { nextValue } from './values.ts';

// A client without a window whose learner sits one paper after another until the process is killed.
// Reads its order from standard input and prints one line for everything that it was told (protocol.ts).

const tell = (...line: Parameters<typeof lineOf>) => tellLine(lineOf(...line));

function must<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

async function signIn({ fetch, desktop }: TestCore, account: string): Promise<void> {
  if (must(await desktop.session.current()).signedIn) return;
  const answer = await fetch(`/api${accountLogin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: demoPassword }),
  });
  const text = await answer.text();
  if (!must(await desktop.session.current()).signedIn) tell('trouble', `not signed in: ${text.slice(0, 200)}`);
}

async function consent({ desktop }: TestCore): Promise<void> {
  const { accountId } = must(await desktop.session.current());
  if (accountId === null) return tell('trouble', 'nobody is signed in');
  const { captureConsent } = must(await desktop.settings.read());
  if (captureConsent[accountId] === undefined) {
    must(await desktop.settings.change({ captureConsent: { [accountId]: Date.now() } }));
  }
}

/** The paper that is open on this machine, else a new one; null while the platform cannot be reached. */
async function openPaper({ desktop }: TestCore, exam: ExamRef): Promise<Attempt | null> {
  await desktop.exam.prepared(exam, 'read');
  await desktop.exam.prepared(exam, 'devices');
  const outcome = await desktop.exam.open(exam);
  if (!outcome.ok) {
    tell('closed', outcome.error.code);
    return null;
  }
  if (!outcome.value.opened) {
    tell('closed', outcome.value.problem);
    return null;
  }
  const { attempt } = outcome.value;
  tell('opened', attempt.attemptId, attempt.userPaperId);
  return attempt;
}

/** Answers `count` times three questions at once. */
async function answer({ desktop }: TestCore, { attemptId, paper }: Attempt, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    const first = Math.floor(Math.random() * Math.max(1, paper.questions.length - 3));
    await Promise.all(
      paper.questions.slice(first, first + 3).map(async (question) => {
        const value = nextValue(question);
        const wire = encodeAnswer(question, value).join(' ');
        tell('writes', attemptId, question.id, wire);
        const saved = await desktop.exam.answer(attemptId, question.id, value);
        if (saved.ok) tell('saved', attemptId, question.id, wire);
      }),
    );
  }
}

const picture = new Uint8Array(pictureBytes(jpegOf(32, 32)) ?? []);
let lastMoment = 0;

/** A picture of one camera and a note of the other; each has a moment of its own. */
async function watch(core: TestCore, { attemptId }: Attempt): Promise<void> {
  const { evidence } = core.desktop;
  const logged = core.log.length;
  lastMoment = Math.max(lastMoment + 2, Date.now());
  const [takenAt, at] = [lastMoment, lastMoment + 1];
  const [captured, noted] = await Promise.all([
    evidence.capture({ attemptId, camera: 'front', takenAt, jpeg: picture, faces: 1 }),
    evidence.note({ attemptId, camera: 'side', condition: 'ok', at }),
  ]);
  const kept = !core.log.slice(logged).some((line) => line.includes('evidence was not kept'));
  if (!kept) tell('trouble', 'evidence was not kept');
  if (!captured.ok) tell('trouble', captured.error.message);
  if (kept && captured.ok) tell('captured', attemptId, `front ${takenAt}`);
  if (kept && noted.ok) tell('captured', attemptId, `side ${at}`);
}

async function handIn({ desktop }: TestCore, { attemptId }: Attempt): Promise<void> {
  const state = must(await desktop.exam.handIn(attemptId, 'learner'));
  tell('sealed', attemptId, state.phase);
}

/** Resolves when no paper of this machine waits any more. */
async function untilSettled({ desktop }: TestCore): Promise<void> {
  for (;;) {
    const waiting = must(await desktop.exam.pending());
    if (waiting.every(({ phase }) => phase === 'open')) return;
    for (const { attemptId } of waiting) await desktop.exam.deliverNow(attemptId);
    await pause(100);
  }
}

/** Resolves when no picture and no note of these attempts waits any more. */
async function untilWatched({ desktop }: TestCore, attempts: readonly string[]): Promise<void> {
  for (const attemptId of attempts) {
    // A queue that cannot be read yet may hold something: it is asked again.
    while ((must(await desktop.evidence.state(attemptId))?.waiting ?? 1) > 0) await pause(50);
  }
}

async function run({ origin, userData, workers, account, exam, last, attempts }: ClientOrder): Promise<void> {
  const core = await startCore({
    platformOrigin: origin,
    userData,
    parts: { stores: threadedStores({ journal: new URL(workers.journal), evidence: new URL(workers.evidence) }) },
  });
  core.desktop.exam.handInChanged((state) => tell('claims', state.attemptId, state.phase));
  await signIn(core, account);
  await consent(core);
  tell('ready');
  if (last) {
    const open = must(await core.desktop.exam.pending()).filter(({ phase }) => phase === 'open');
    for (const { attemptId } of open) must(await core.desktop.exam.handIn(attemptId, 'learner'));
    await untilSettled(core);
    await untilWatched(core, attempts);
    tell('done');
    await core.stop();
    process.exit(0);
  }
  for (;;) {
    const attempt = await openPaper(core, exam);
    if (attempt?.phase !== 'open') {
      await pause(50);
      continue;
    }
    for (let parts = 1 + Math.floor(Math.random() * 4); parts > 0; parts -= 1) {
      await Promise.all([answer(core, attempt, 3), watch(core, attempt)]);
    }
    await handIn(core, attempt);
  }
}

createInterface({ input: process.stdin }).once('line', (line) => {
  run(JSON.parse(line) as ClientOrder).catch((error: unknown) => {
    tell('trouble', String(error));
    process.exit(1);
  });
});
tell('warm');
