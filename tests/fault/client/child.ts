import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../../../dev/platform/content/people.ts';
import { wireAnswer } from '../../../electron/exam/hand-in/hand-in-body.ts';
import type { Attempt, ExamRef } from '../../../src/contract/ipc/exam.ts';
import type { AnswerValue, Question } from '../../../src/contract/ipc/paper.ts';
import type { Result } from '../../../src/contract/ipc/ipc-types.ts';
import { accountLogin } from '../../../src/contract/platform/account/account.ts';
import { startCore, type TestCore } from '../../support/core.ts';
import { tellLine } from '../tell.ts';
import { lineOf, type ClientOrder } from './protocol.ts';

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

let made = 0;

/** Another value than the last time, for every kind of question. */
function nextValue({ kind, options, blanks }: Question): AnswerValue {
  made += 1;
  if (kind === 'short' || kind === 'essay') return { kind: 'text', text: `#${process.pid}-${made}` };
  if (kind === 'blank')
    return { kind: 'blanks', texts: Array.from({ length: blanks }, (_, blank) => `#${process.pid}-${made}-${blank}`) };
  return {
    kind: 'choice',
    keys: options.slice(made % options.length, (made % options.length) + 1).map(({ key }) => key),
  };
}

/** Answers `count` times three questions at once. */
async function answer({ desktop }: TestCore, { attemptId, paper }: Attempt, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    const first = Math.floor(Math.random() * Math.max(1, paper.questions.length - 3));
    await Promise.all(
      paper.questions.slice(first, first + 3).map(async (question) => {
        const value = nextValue(question);
        const wire = wireAnswer(question, value).join(' ');
        tell('writes', attemptId, question.id, wire);
        const saved = await desktop.exam.answer(attemptId, question.id, value);
        if (saved.ok) tell('saved', attemptId, question.id, wire);
      }),
    );
  }
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

async function run({ origin, userData, workers, account, exam, last }: ClientOrder): Promise<void> {
  const core = await startCore({
    platformOrigin: origin,
    userData,
    parts: { workers: { journal: new URL(workers.journal), evidence: new URL(workers.evidence) } },
  });
  core.desktop.exam.handInChanged((state) => tell('claims', state.attemptId, state.phase));
  await signIn(core, account);
  tell('ready');
  if (last) {
    const open = must(await core.desktop.exam.pending()).filter(({ phase }) => phase === 'open');
    for (const { attemptId } of open) must(await core.desktop.exam.handIn(attemptId, 'learner'));
    await untilSettled(core);
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
    await answer(core, attempt, 3 + Math.floor(Math.random() * 12));
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
