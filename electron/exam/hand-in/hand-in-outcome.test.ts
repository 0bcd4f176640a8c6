import { describe, expect, it } from 'vitest';
import type { PlatformAnswer } from '../../gateway/platform-client.ts';
import { judgeCommit, judgePaperInfo, type Outcome } from './hand-in-outcome.ts';

const said = (code: number, data: unknown = null, status = 200): PlatformAnswer => ({
  kind: 'answered',
  status,
  code,
  message: '平台的话',
  data,
});
const network: Outcome = { kind: 'wait', for: 'network' };
const platform: Outcome = { kind: 'wait', for: 'platform' };
const signIn: Outcome = { kind: 'wait', for: 'sign-in' };
const refused: Outcome = { kind: 'refused', message: '平台的话' };

const shared: [string, PlatformAnswer, Outcome][] = [
  ['nothing reached the platform', { kind: 'unreachable' }, network],
  ['no answer came', { kind: 'unknown', status: null }, network],
  ['half an answer came', { kind: 'unknown', status: 200 }, platform],
  ['a gateway failed', { kind: 'unknown', status: 502 }, platform],
  ['HTTP 500 with an envelope', said(1, null, 500), platform],
  ['HTTP 429', said(1, null, 429), platform],
  ['code 500', said(500), platform],
  ['code 50001', said(50001), platform],
  ['code 302', said(302), platform],
  ['code 303', said(303), signIn],
  ['code 10000', said(10000), signIn],
  ['code 403', said(403), signIn],
  ['code 602', said(602), signIn],
  ['HTTP 401', said(1, null, 401), signIn],
];

describe('a commit', () => {
  it.each<[string, PlatformAnswer, Outcome]>([
    ...shared,
    ['code 0', said(0, { userPaperId: 'p' }), { kind: 'delivered' }],
    ['code 200', said(200), { kind: 'delivered' }],
    ['already handed in', said(40901), { kind: 'look' }],
    ['too late', said(40902), refused],
    ['any other refusal', said(7), refused],
  ])('with %s', (_, answer, outcome) => {
    expect(judgeCommit(answer)).toEqual(outcome);
  });
});

describe("a paper's state", () => {
  it.each<[string, PlatformAnswer, Outcome]>([
    ...shared,
    ['in progress', said(0, { userPaperId: 'p', status: 0 }), { kind: 'open' }],
    ['handed in', said(0, { userPaperId: 'p', status: 1 }), { kind: 'delivered' }],
    ['marked, as text', said(0, { userPaperId: 'p', status: '2' }), { kind: 'delivered' }],
    ['of another paper', said(0, { userPaperId: 'other', status: 1 }), platform],
    ['without a status', said(0, { userPaperId: 'p' }), platform],
    ['that is no object', said(0, 'ok'), platform],
    ['refused', said(40400), platform],
  ])('with %s', (_, answer, outcome) => {
    expect(judgePaperInfo(answer, 'p')).toEqual(outcome);
  });
});
