import { describe, expect, it } from 'vitest';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { readCommitAnswer } from './commit-answer.ts';

const said = (code: number, status = 200): PlatformAnswer => ({
  kind: 'answered',
  status,
  code,
  message: '平台的话',
  data: null,
});
const bare = (status: number | null): PlatformAnswer => ({ kind: 'unknown', status });

/** Every code that means something somewhere, and many that mean nothing. */
const codes = [
  -1, 0, 1, 7, 200, 302, 303, 400, 401, 403, 404, 408, 409, 429, 500, 502, 503, 602, 999, 10_000, 40_001, 40_002,
  40_301, 40_303, 40_304, 40_400, 40_401, 40_900, 40_901, 40_902, 40_903, 42_900, 50_001, 99_999,
];
const statuses = [200, 201, 204, 302, 400, 401, 403, 404, 408, 409, 413, 425, 429, 500, 502, 503, 504, 599];
const message = '平台的话';

describe('an answer to a commit', () => {
  it.each<[string, PlatformAnswer, object]>([
    ['nothing was sent', { kind: 'unreachable' }, { kind: 'not-sent' }],
    ['no answer came', bare(null), { kind: 'unheard', wait: { for: 'network' } }],
    ['half an answer came', bare(200), { kind: 'unheard', wait: { for: 'platform' } }],
    ['code 0', said(0), { kind: 'taken' }],
    ['code 200', said(200), { kind: 'taken' }],
    ['code 0 of a failed response', said(0, 404), { kind: 'unheard', wait: { for: 'platform' } }],
    ['already handed in', said(40_901), { kind: 'refused', why: 'alreadyHandedIn', wait: { message } }],
    ['already handed in, with HTTP 409', said(40_901, 409), { kind: 'refused', why: 'alreadyHandedIn' }],
    ['too late', said(40_902), { kind: 'refused', why: 'tooLate' }],
    ['no such paper', said(40_401, 404), { kind: 'refused', why: 'unknownPaper' }],
    ['the session is over: 303', said(303), { kind: 'refused', wait: { for: 'sign-in' } }],
    ['the session is over: 10000', said(10_000), { kind: 'refused', wait: { for: 'sign-in' } }],
    ['the session is over: 403', said(403, 403), { kind: 'refused', wait: { for: 'sign-in' } }],
    // Confirmed by another call before anyone is asked to sign in.
    ['602', said(602), { kind: 'refused', why: 'busy', wait: { for: 'platform' } }],
    [
      'HTTP 401 with another envelope',
      said(1, 401),
      { kind: 'refused', why: 'busy', wait: { for: 'platform', message } },
    ],
    ['HTTP 403 without an envelope', bare(403), { kind: 'unheard', wait: { for: 'platform' } }],
    [
      'a busy platform',
      { kind: 'unknown', status: 429, retryAfterMs: 9_000 },
      { kind: 'unheard', wait: { for: 'platform', retryAfterMs: 9_000 } },
    ],
  ])('%s', (_, answer, read) => expect(readCommitAnswer(answer, {})).toMatchObject(read));

  const listed = new Map([
    [40_901, 'alreadyHandedIn'],
    [40_902, 'tooLate'],
    [40_401, 'unknownPaper'],
  ]);

  it.each(codes)('code %i says that the paper was not taken, and why only on the short list', (code) => {
    for (const status of statuses) {
      const read = readCommitAnswer(said(code, status), {});
      const success = { kind: status < 400 ? 'taken' : 'unheard' };
      const refused = { kind: 'refused', why: listed.get(code) ?? 'busy' };
      expect([status, read]).toMatchObject([status, code === 0 || code === 200 ? success : refused]);
    }
  });

  it('rests on the profile where that names the code', () => {
    const profile = { codes: { commitRefusal: { tooLate: 777 } } };
    expect(readCommitAnswer(said(40_902), {})).toMatchObject({ basis: 'assumed' });
    expect(readCommitAnswer(said(40_902), profile)).toMatchObject({ basis: 'profiled' });
    expect(readCommitAnswer(said(40_901), profile)).toMatchObject({ basis: 'assumed' });
  });

  it.each(statuses)('HTTP %i without an envelope is waited out', (status) => {
    expect(readCommitAnswer(bare(status), {})).toMatchObject({ kind: 'unheard', wait: { for: 'platform' } });
  });
});
