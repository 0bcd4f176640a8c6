import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Attempt } from '../../src/contract/ipc/exam.ts';
import type { Fetch } from '../../electron/gateway/upstream.ts';
import { seeded } from '../fault/random.ts';
import { acceptedPapers, answersOf } from '../support/accepted.ts';
import { watchCommits, type CommitWatch } from '../support/commits.ts';
import { startCore, type TestCore } from '../support/core.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { handInStateOf, signInto, sitDemoExam, untilDelivered } from '../support/sitting.ts';
import { userPaperCommitAllPaper, userPaperFindUserPaperInfo } from '../../src/contract/platform/exam/user-paper.ts';

// Clients start and wait between their tries, and the machine may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 30_000 });

const learner = '13800010002';
const commit = userPaperCommitAllPaper;
const state = userPaperFindUserPaperInfo;
/** A network that gives a commit up long before the client itself would (35 s). */
const networkPatience = 600;

let platform: DiskPlatform;
let core: TestCore;
let commits: CommitWatch;
let attempt: Attempt;

const impatient: Fetch = (address, init) => {
  if (!address.endsWith(commit.path) || !init?.signal) return fetch(address, init);
  return fetch(address, { ...init, signal: AbortSignal.any([init.signal, AbortSignal.timeout(networkPatience)]) });
};

async function start(userData?: string): Promise<void> {
  const again = userData === undefined ? {} : { userData };
  core = await startCore({ platformOrigin: platform.origin, ...again, parts: { fetch: impatient } });
}

/** A learner who has answered every question of a paper. */
async function sit(): Promise<void> {
  platform = await platformOnDisk();
  commits = watchCommits(platform.origin);
  await start();
  await signInto(core, learner);
  attempt = await sitDemoExam(core);
}

afterEach(async () => {
  commits.stop();
  await core.stop();
  await platform.stop();
});

async function restart(): Promise<void> {
  const { userData } = core;
  await core.stop();
  await start(userData);
}

async function handIn(): Promise<void> {
  const sealed = await core.desktop.exam.handIn(attempt.attemptId, 'learner');
  expect(sealed).toMatchObject({ ok: true, value: { phase: 'sealed' } });
}

const firstArrival = () =>
  vi.waitFor(() => expect(commits.arrived()).toBeGreaterThan(0), { timeout: 20_000, interval: 5 });

/** What it came to, once the client knows that it is delivered and the network holds nothing back any more. */
async function outcome() {
  await untilDelivered(core, attempt.attemptId);
  // Commits that the network held back come in late.
  await vi.waitFor(async () => {
    const known = (await platform.log()).filter(({ id }) => id === commit.id);
    expect(known.length).toBeGreaterThanOrEqual(commits.arrived());
  }, 20_000);
  const { phase, refusal } = await handInStateOf(core, attempt.attemptId);
  const accepted = await acceptedPapers(platform, attempt.userPaperId);
  return { phase, refusal, accepted, commitsAtOnce: commits.mostAtOnce() };
}

/** Whatever the network did: one paper, all of it, and never two commits on the line. */
function onePaper() {
  const answers = answersOf(attempt);
  expect(Object.keys(answers)).toHaveLength(attempt.paper.questions.length);
  return { phase: 'delivered', refusal: null, accepted: [answers], commitsAtOnce: 1 };
}

type Fault = Record<string, unknown>;

const lies: readonly (readonly [name: string, fault: Fault])[] = [
  ['loses the paper on its way', { mode: 'drop' }],
  ['loses the answer', { mode: 'drop-after' }],
  ['brings the paper twice, and the first answer', { mode: 'duplicate' }],
  ['brings the paper twice, and the second answer', { mode: 'duplicate', answer: 'second' }],
  ['answers after the client gave up', { mode: 'delay', ms: 1_500 }],
  ['brings the paper after the client gave up', { mode: 'silence', ms: 1_500 }],
  ['brings it late again and again', { mode: 'silence', ms: 2_000, times: 3 }],
  ['answers 500 and has lost the paper', { mode: 'status' }],
  ['answers 500 and has the paper', { mode: 'status', processed: true }],
  ['answers nonsense and has lost the paper', { mode: 'malformed' }],
  ['answers nonsense and has the paper', { mode: 'malformed', processed: true }],
  ['breaks the answer off in the middle', { mode: 'half-body' }],
  ['lets the answer trickle', { mode: 'slow', ms: 400 }],
];

const lives = [
  ['that keeps running', async () => undefined],
  ['that is restarted in the middle', restart],
] as const;

describe.each(lives)('from a client %s', (_, meanwhile) => {
  it.each(lies)('exactly one paper is accepted when the network %s', async (_name, fault) => {
    await sit();
    await platform.fault({ match: { id: commit.id }, ...fault });
    await handIn();
    await firstArrival();
    await meanwhile();
    expect(await outcome()).toEqual(onePaper());
  });

  it('exactly one paper is accepted when the platform is away and comes back', async () => {
    await sit();
    await platform.stop();
    await handIn();
    await vi.waitFor(async () => {
      expect(await handInStateOf(core, attempt.attemptId)).toMatchObject({ phase: 'sealed', waitingFor: 'network' });
    }, 10_000);
    await meanwhile();
    expect(await handInStateOf(core, attempt.attemptId)).toMatchObject({ phase: 'sealed' });
    await platform.start();
    expect(await outcome()).toEqual(onePaper());
    expect(commits.arrived()).toBe(1);
  });

  it('exactly one paper is accepted when the platform has it, goes away without a word and comes back', async () => {
    await sit();
    await platform.fault({ match: { id: commit.id }, mode: 'drop-after' });
    await platform.fault({ match: { id: state.id }, mode: 'drop', times: 0 });
    await handIn();
    await vi.waitFor(async () => expect(await acceptedPapers(platform, attempt.userPaperId)).toHaveLength(1), 10_000);
    await platform.stop();
    await meanwhile();
    await platform.start();
    expect(await outcome()).toEqual(onePaper());
    expect(commits.arrived()).toBe(1);
  });
});

const seed = Date.now() % 1_000_000;

/** What goes wrong one after the other; reads of the paper's state fail as commits do. */
function series(random: () => number): Fault[] {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: 5 }, () => {
    const [, fault] = pick(lies);
    const mode: Fault = { ...fault, times: 1 };
    return random() < 0.7 ? { match: { id: commit.id }, ...mode } : { match: { id: state.id }, ...mode };
  });
}

describe(`several lies in a row, seed ${seed}`, () => {
  it.each([0, 1, 2, 3, 4, 5])('series %i leaves exactly one accepted paper', async (number) => {
    const random = seeded(seed * 10 + number);
    const faults = series(random);
    await sit();
    for (const fault of faults) await platform.fault(fault);
    await handIn();
    await firstArrival();
    if (random() < 0.5) await restart();
    // A learner who keeps pressing the button must not bring a second paper on its way.
    core.desktop.exam.handInChanged(({ phase, nextTryAt, attemptId }) => {
      if (phase === 'sealed' && nextTryAt !== null) void core.desktop.exam.deliverNow(attemptId);
    });
    expect(await outcome()).toEqual(onePaper());
  });
});
