import { describe, expect, it } from 'vitest';
import { logConstants, saveLog } from '#contract/platform/learning/course-log.ts';
import type { PlatformAnswer, SignedInAccount } from '../gateway/platform-client.ts';
import { Outbox, sendOnce, unread } from './outbox.ts';

const answered = (code: number): PlatformAnswer => ({
  kind: 'answered',
  status: 200,
  code,
  message: '',
  data: null,
});
const bare = (status: number | null): PlatformAnswer => ({ kind: 'unknown', status });
/** A code of the table of this call. */
const refusal = 40_975;

describe('one thing that is sent once', () => {
  async function sent(answer: PlatformAnswer) {
    const said: string[] = [];
    const say = (what: string) => async () => said.push(what);
    const platform = {
      async call() {
        said.push('call');
        return answer;
      },
    };
    const body = { courseId: 'c', taskId: 't', taskType: '1', courseItemId: 'i', ...logConstants };
    const went = await sendOnce(platform, saveLog, body, {
      begin: say('begin'),
      back: say('back'),
      settle: (verdict) => say(verdict)(),
      notTaken: say('not-taken'),
    });
    return [said.join(' '), went];
  }

  it.each([
    ['a success', answered(0), 'begin call done', 'all'],
    ['a refusal of its table', answered(refusal), 'begin call refused', 'all'],
    ['a code that nobody lists', answered(1_001), 'begin call not-taken', 'some'],
    ['the 404 of a proxy', bare(404), 'begin call not-taken', 'some'],
    ['no connection', { kind: 'unreachable' }, 'begin call back', 'none'],
    ['a call without a session', answered(602), 'begin call back', 'none'],
    ['a lost answer', bare(null), 'begin call', 'none'],
    ['the 502 of a proxy', bare(502), 'begin call', 'none'],
  ] as const)('%s: %s', async (_, answer, said, went) => {
    expect(await sent(answer)).toEqual([said, went]);
  });
});

it('a read that gives nothing ends the round only when nobody answers', () => {
  expect([bare(404), bare(502), answered(1_001), answered(602)].map((answer) => unread(saveLog, answer))).toEqual([
    'some',
    'none',
    'some',
    'none',
  ]);
});

describe('the outbox of an account', () => {
  const account = (accountId: string): SignedInAccount => ({ accountId, name: null, maskedPhone: null });

  it('sends at a sign-in, and goes on with nothing once somebody else is signed in', async () => {
    const listeners: (() => void)[] = [];
    let here: SignedInAccount | null = null;
    const rounds: { accountId: string; goesOn: () => boolean }[] = [];
    const outbox = new Outbox({
      session: {
        account: () => here,
        onChange(listener) {
          listeners.push(() => listener(here));
          return () => undefined;
        },
      },
      timer: () => () => undefined,
      async deliver(accountId, goesOn) {
        rounds.push({ accountId, goesOn });
        return 'all';
      },
      report: (error) => expect.unreachable(String(error)),
    });
    outbox.sync();
    expect(rounds).toEqual([]);
    here = account('a');
    for (const tell of listeners) tell();
    await expect.poll(() => rounds.map(({ accountId }) => accountId)).toEqual(['a']);
    expect(rounds[0]?.goesOn()).toBe(true);
    here = account('b');
    expect(rounds[0]?.goesOn()).toBe(false);
    here = account('a');
    await outbox.stop();
    expect(rounds[0]?.goesOn()).toBe(false);
  });
});
