import { describe, expect, it } from 'vitest';
import { createFakePlatform, good, refusal } from '#electron/exam/testing/fake-platform.ts';
import { settled } from '#electron/exam/testing/test-time.ts';
import type { PlatformAnswer } from '../gateway/platform-client.ts';
import { createSessionCheck } from './session-check.ts';

const lacking: PlatformAnswer = { kind: 'unknown', status: 404 };

function checkOn(
  answer: PlatformAnswer,
  current = 't-1',
  [findMyIdentity, findMySaas]: [PlatformAnswer, PlatformAnswer] = [answer, answer],
) {
  const platform = createFakePlatform({
    getUserInfo: [answer],
    findMyIdentity: [findMyIdentity],
    findMySaas: [findMySaas],
  });
  const ended: string[] = [];
  const session = { token: () => current, end: async (reason: string) => void ended.push(reason) };
  const doubt = createSessionCheck({ session, platform: platform.client, report: () => {} });
  return { doubt, ended, platform };
}

describe('a doubt about the session', () => {
  it.each<[string, string, PlatformAnswer]>([
    ['602', 'not-signed-in', refusal(602)],
    ['HTTP 401', 'not-signed-in', { kind: 'unknown', status: 401 }],
    ['HTTP 403', 'code-403', { kind: 'unknown', status: 403 }],
    ['HTTP 403 with an envelope', 'code-403', { kind: 'answered', status: 403, code: 1, message: '', data: null }],
  ])('is confirmed by %s: %s', async (_, reason, answer) => {
    const { doubt, ended } = checkOn(answer);
    doubt('t-1');
    await settled();
    expect(ended).toEqual([reason]);
  });

  it.each<[string, PlatformAnswer]>([
    ['the account', good({ accountId: '7' })],
    ['no connection', { kind: 'unreachable' }],
    ['nothing', { kind: 'unknown', status: null }],
    ['a failing server', { kind: 'unknown', status: 500 }],
    ['another refusal', refusal(40001)],
  ])('is not confirmed by %s', async (_, answer) => {
    const { doubt, ended } = checkOn(answer);
    doubt('t-1');
    await settled();
    expect(ended).toEqual([]);
  });

  it.each<[string, [PlatformAnswer, PlatformAnswer], boolean]>([
    ['deny as well', [refusal(602), refusal(602)], true],
    ['are missing', [lacking, lacking], true],
    ['refuse for another reason', [refusal(40001), lacking], true],
    ['accept the token at once', [good([]), refusal(602)], false],
    ['accept the token later', [lacking, good([])], false],
    ['are not reached', [{ kind: 'unreachable' }, refusal(602)], false],
    ['fail', [{ kind: 'unknown', status: 503 }, refusal(602)], false],
  ])('when the account is denied and other calls %s', async (_, others, ends) => {
    const { doubt, ended } = checkOn(refusal(602), 't-1', others);
    doubt('t-1');
    await settled();
    expect(ended).toEqual(ends ? ['not-signed-in'] : []);
  });

  it('about an older token is none', async () => {
    const { doubt, platform } = checkOn(refusal(602), 't-2');
    doubt('t-1');
    await settled();
    expect(platform.calls()).toEqual([]);
  });

  it('is asked about once at a time', async () => {
    const { doubt, platform } = checkOn(good({ accountId: '7' }));
    doubt('t-1');
    doubt('t-1');
    await settled();
    expect(platform.calls()).toHaveLength(1);
    doubt('t-1');
    await settled();
    expect(platform.calls()).toHaveLength(2);
  });
});
