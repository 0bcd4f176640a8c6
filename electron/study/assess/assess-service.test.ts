import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerValue } from '#contract/ipc/paper.ts';
import type { PlatformAnswer, PlatformClient, SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import { LocalJournals } from '#electron/storage/journal/local-journals.ts';
import { MemoryLayer } from '#electron/storage/journal/memory-layer.ts';
import { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { AssessService } from './assess-service.ts';
import { AssessStore } from './assess-store.ts';

const ref = { assessId: 'as', refId: 'camp', refType: '2' };
const chosen = (key: string): AnswerValue => ({ kind: 'choice', keys: [key] });
const answered = (data: unknown, code = 200, message = ''): PlatformAnswer => ({
  kind: 'answered',
  status: 200,
  code,
  message,
  data,
});

interface Saved {
  answerList: readonly { questionId: string; answer: readonly string[] }[];
  isSubmit: number;
}
function isSaved(input: object): input is Saved {
  return 'answerList' in input && 'isSubmit' in input;
}

/** What the platform has, and how it behaves: taking what comes, losing its reply, not reached, or refusing. */
let held: Map<string, readonly string[]>;
let submitted: boolean;
let habit: 'takes' | 'loses-reply' | 'cut' | 'refuses' | 'says-something';
/** The platform never takes the answer of this question. */
let stubborn: string | null;
let calls: string[];
let layer: MemoryLayer;
let account: string | null;
let services: AssessService[];
beforeEach(() => {
  services = [];
  held = new Map();
  submitted = false;
  habit = 'takes';
  stubborn = null;
  calls = [];
  layer = new MemoryLayer();
  account = 'chen';
});

// One that goes on would tell the platform of the next test.
afterEach(() => Promise.all(services.map((service) => service.stop())));

const platform: PlatformClient = {
  async call(call, input) {
    calls.push(isSaved(input) ? `save ${input.answerList.map(({ questionId }) => questionId).join()}` : 'read');
    if (habit === 'cut') return { kind: 'unreachable' };
    if (!isSaved(input)) {
      return answered({
        assessName: '测评',
        answerStatus: submitted ? 2 : 1,
        resultId: submitted ? 'r-1' : '',
        questionList: ['a', 'b'].map((id) => ({
          id,
          type: 1,
          title: id,
          optionList: ['A', 'B'].map((key) => ({ key, content: key })),
          userAnswer: held.get(id) ?? [],
        })),
      });
    }
    if (habit === 'refuses') return answered(null, 42_101, '测评已截止');
    if (habit === 'says-something') return answered(null, 1001, '暂不受理');
    if (input.answerList.some(({ questionId }) => questionId === stubborn)) return answered(null, 1001, '暂不受理');
    for (const { questionId, answer } of input.answerList) held.set(questionId, answer);
    if (input.isSubmit === 1) submitted = true;
    return habit === 'loses-reply' ? { kind: 'unknown', status: null } : answered({ resultId: submitted ? 'r-1' : '' });
  },
};

/** One run of the client on the disk that the runs before left. */
function run() {
  const session: SessionWatch = {
    account: () => (account === null ? null : { accountId: account, maskedPhone: null, name: null }),
    onChange: () => () => undefined,
  };
  const notebooks = new AccountNotebooks(
    {
      journals: new LocalJournals(layer, ['/a', '/b']),
      vault: { wrap: async () => null, unwrap: async () => null },
      now: () => 7,
      report: () => undefined,
    },
    () => account,
  );
  let retry: (() => void) | null = null;
  const service = new AssessService({
    store: new AssessStore(notebooks),
    platformOrigin: 'https://platform.example',
    session,
    platform,
    timer(again) {
      retry = again;
      return () => undefined;
    },
    now: () => 7,
    changed: () => undefined,
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
  services.push(service);
  return {
    service,
    /** When the next try is due. */
    again: async () => {
      await expect.poll(() => retry).not.toBeNull();
      retry?.();
    },
  };
}

async function syncs(service: AssessService) {
  const { answers, submission, resultId } = await service.state(ref);
  return {
    answers: Object.fromEntries(Object.entries(answers).map(([id, { sync }]) => [id, sync])),
    submission: submission?.sync ?? null,
    resultId,
  };
}

describe('answers', () => {
  it('are on disk before they are sent, outlive a kill, and are sent once the platform is reached', async () => {
    const first = run().service;
    await first.open(ref);
    habit = 'cut';
    await first.answer(ref, 'a', chosen('A'));
    await first.go(ref, 'b');
    // Never stopped: killed.
    const second = run().service;
    expect(await second.open(ref)).toMatchObject({ paper: { questions: [{ id: 'a' }, { id: 'b' }] } });
    expect(await second.state(ref)).toMatchObject({ current: 'b', answers: { a: { value: chosen('A') } } });
    habit = 'takes';
    second.sync();
    await expect.poll(() => syncs(second)).toMatchObject({ answers: { a: 'done' } });
    expect(held.get('a')).toEqual(['A']);
  });

  it('with an unknown outcome are compared, and what arrived is not sent again', async () => {
    const { service, again } = run();
    await service.open(ref);
    habit = 'loses-reply';
    await service.answer(ref, 'a', chosen('B'));
    await expect.poll(() => calls).toContain('save a');
    habit = 'takes';
    await again();
    await expect.poll(() => syncs(service)).toMatchObject({ answers: { a: 'done' } });
    expect(calls.filter((call) => call === 'save a')).toHaveLength(1);
  });

  it('with an unknown outcome that did not arrive are sent again', async () => {
    const { service, again } = run();
    await service.open(ref);
    habit = 'loses-reply';
    await service.answer(ref, 'a', chosen('B'));
    await expect.poll(() => held.has('a')).toBe(true);
    held.delete('a');
    habit = 'takes';
    await again();
    await expect.poll(() => syncs(service)).toMatchObject({ answers: { a: 'done' } });
    expect(calls.filter((call) => call === 'save a')).toHaveLength(2);
    expect(held.get('a')).toEqual(['B']);
  });

  it('that are refused say so in the words of the platform, and go out again when asked', async () => {
    const { service } = run();
    await service.open(ref);
    habit = 'refuses';
    await service.answer(ref, 'a', chosen('A'));
    await expect.poll(() => syncs(service)).toMatchObject({ answers: { a: 'refused' } });
    expect((await service.state(ref)).answers['a']).toMatchObject({ message: '测评已截止' });
    habit = 'takes';
    await service.retry(ref);
    await expect.poll(() => syncs(service)).toMatchObject({ answers: { a: 'done' } });
  });

  it('that are answered with a code nobody knows stay, say so in its words, and go out again by themselves', async () => {
    const { service, again } = run();
    await service.open(ref);
    habit = 'says-something';
    await service.answer(ref, 'a', chosen('A'));
    const first = async () => (await service.state(ref)).answers['a'];
    await expect.poll(first).toMatchObject({ sync: 'sending', message: '暂不受理' });
    habit = 'takes';
    await again();
    await expect.poll(first).toMatchObject({ sync: 'done', message: '' });
    expect(held.get('a')).toEqual(['A']);
  });

  it('of another computer are taken over, own unsent ones stay', async () => {
    held.set('a', ['B']).set('b', ['B']);
    const { service } = run();
    await service.open(ref);
    expect((await service.state(ref)).answers['a']).toMatchObject({ value: chosen('B'), sync: 'done' });
    habit = 'cut';
    await service.answer(ref, 'b', chosen('A'));
    habit = 'refuses';
    await service.open(ref);
    expect((await service.state(ref)).answers['b']).toMatchObject({ value: chosen('A') });
  });
});

describe('submitting', () => {
  it('waits for the answers, happens once, and brings the result', async () => {
    const { service } = run();
    await service.open(ref);
    await service.answer(ref, 'a', chosen('A'));
    await service.submit(ref, false);
    await expect.poll(() => syncs(service)).toEqual({ answers: { a: 'done' }, submission: 'done', resultId: 'r-1' });
    await expect(service.answer(ref, 'b', chosen('A'))).rejects.toMatchObject({ code: 'assess-submitted' });
    expect(calls.filter((call) => call === 'save ')).toHaveLength(1);
  });

  it('with an unknown outcome is compared, not repeated, also after a kill', async () => {
    const first = run().service;
    await first.open(ref);
    await first.answer(ref, 'a', chosen('A'));
    await expect.poll(() => syncs(first)).toMatchObject({ answers: { a: 'done' } });
    habit = 'loses-reply';
    await first.submit(ref, false);
    await expect.poll(() => submitted).toBe(true);
    habit = 'takes';
    const second = run().service;
    await expect.poll(() => syncs(second)).toMatchObject({ submission: 'done', resultId: 'r-1' });
    expect(calls.filter((call) => call === 'save ')).toHaveLength(1);
  });

  it.each([
    ['refuses', { sync: 'refused', message: '测评已截止' }],
    ['says-something', { sync: 'sending', message: '暂不受理' }],
  ] as const)('never leaves an answer out that the platform %s unless the learner agreed', async (trouble, kept) => {
    const { service } = run();
    await service.open(ref);
    habit = trouble;
    await service.answer(ref, 'a', chosen('A'));
    await expect.poll(async () => (await service.state(ref)).answers['a']).toMatchObject(kept);
    stubborn = trouble === 'says-something' ? 'a' : null;
    habit = 'takes';
    await service.submit(ref, false);
    await expect.poll(() => syncs(service)).toMatchObject({ submission: 'refused' });
    expect(submitted).toBe(false);
    await service.submit(ref, true);
    await expect.poll(() => syncs(service)).toMatchObject({ submission: 'done' });
    expect(submitted).toBe(true);
  });
});

it('belongs to its account; unknown questions and assessments are not taken', async () => {
  const { service } = run();
  await expect(service.answer(ref, 'a', chosen('A'))).rejects.toMatchObject({ code: 'assess-not-there' });
  await service.open(ref);
  await expect(service.answer(ref, 'z', chosen('A'))).rejects.toMatchObject({ code: 'assess-not-there' });
  await service.answer(ref, 'a', chosen('A'));
  account = 'li';
  expect(await syncs(service)).toEqual({ answers: {}, submission: null, resultId: '' });
  account = null;
  await expect(service.open(ref)).rejects.toMatchObject({ code: 'no-account' });
});
