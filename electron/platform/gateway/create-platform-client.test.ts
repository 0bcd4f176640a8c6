import { describe, expect, it } from 'vitest';
import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { monitorHeartbeat } from '#contract/platform/exam/monitor.ts';
import { userPaperFindQuestForExam, userSwitchScreen } from '#contract/platform/exam/user-paper.ts';
import { getDrillUrl } from '#contract/platform/live/lab.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { createPlatformClient } from './create-platform-client.ts';
import type { UpstreamOutcome, UpstreamRequest } from './upstream.ts';

function clientOn(
  outcome: UpstreamOutcome | ((request: UpstreamRequest) => UpstreamOutcome),
  profile: PlatformProfile = {},
  own: Record<string, string> = {},
) {
  const sent: UpstreamRequest[] = [];
  const ended: [number, string][] = [];
  const doubted: string[] = [];
  const client = createPlatformClient({
    upstream: {
      async send(request) {
        sent.push(request);
        return typeof outcome === 'function' ? outcome(request) : outcome;
      },
    },
    overrides: () => ({ userSwitchScreen: '/own/switch', ...own }),
    onSessionCode: (code, token) => void ended.push([code, token]),
    profile: () => profile,
    onDoubt: (token) => void doubted.push(token),
  });
  return { client, sent, ended, doubted };
}
const beat = { userPaperId: '卷 1', examId: '2', cameras: [], waiting: 0, sentAt: 5 };
const answer = (body: unknown, status = 200): UpstreamOutcome => ({
  kind: 'answer',
  response: new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  sentToken: 't-1',
});

describe('the platform client of main', () => {
  it('fills path, query and body', async () => {
    const { client, sent } = clientOn(answer({ code: 0 }));
    await client.call(configurationByEncodedHost, { encodedHost: 'a.b/c' });
    await client.call(userSwitchScreen, { userPaperId: 'p 1', examId: '2' });
    await client.call(monitorHeartbeat, beat, { timeoutMs: 500 });
    expect(sent.map(({ method, path, search, timeoutMs }) => [method, path, search, timeoutMs])).toEqual([
      ['GET', '/modular/admin/v1/configuration/a.b%2Fc', '', undefined],
      ['GET', '/own/switch', 'userPaperId=p+1&examId=2', undefined],
      ['POST', '/monitor/v1/examMonitor/heartbeat', '', 500],
    ]);
    expect(new TextDecoder().decode(sent[2]!.body!)).toBe(JSON.stringify(beat));
    expect(sent[2]!.headers!.get('content-type')).toBe('application/json');
  });

  it('sends a form where the call is one, in the words of the platform [drill-form-posts]', async () => {
    const { client, sent } = clientOn(answer({ code: 0 }), { sent: { getDrillUrl: { labId: 'lab_id' } } });
    await client.call(getDrillUrl, { courseId: 'c 1', labId: '消', backUrl: 'https://a/b?c=d' });
    expect(sent[0]!.headers!.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(new TextDecoder().decode(sent[0]!.body!)).toBe(
      'courseId=c+1&lab_id=%E6%B6%88&backUrl=https%3A%2F%2Fa%2Fb%3Fc%3Dd',
    );
  });

  it.each([
    [
      'an envelope',
      answer({ code: '0', message: 'ok', data: [1] }),
      { kind: 'answered', code: 0, message: 'ok', data: [1] },
    ],
    [
      'a refusal',
      answer({ code: 40901, message: '试卷已提交' }),
      { kind: 'answered', code: 40901, message: '试卷已提交' },
    ],
    ['HTTP 403 without envelope', answer('no', 403), { kind: 'unknown', status: 403 }],
    ['a failing server', answer({ code: 0 }, 500), { kind: 'unknown', status: 500 }],
    ['no envelope', answer('<html>'), { kind: 'unknown', status: 200 }],
    ['no code', answer({ data: 1 }), { kind: 'unknown', status: 200 }],
    ['an empty code', answer({ code: null }), { kind: 'unknown', status: 200 }],
    ['nobody', { kind: 'unreachable' } as const, { kind: 'unreachable' }],
    ['a timeout', { kind: 'timed-out' } as const, { kind: 'unknown', status: null }],
    ['a broken connection', { kind: 'broken' } as const, { kind: 'unknown', status: null }],
    ['a redirect', { kind: 'redirected', location: null } as const, { kind: 'unknown', status: null }],
  ])('reads %s', async (_, outcome, read) => {
    expect(await clientOn(outcome).client.call(getAccountUserInfo, {})).toMatchObject(read);
  });

  it.each([303, 10000, 403])('reports code %i with the token that was sent', async (code) => {
    const { client, ended } = clientOn(answer({ code, message: '' }));
    await client.call(getAccountUserInfo, {});
    expect(ended).toEqual([[code, 't-1']]);
  });

  it.each([
    ['602', answer({ code: 602, message: '' })],
    ['HTTP 401 without an envelope', answer('<html>', 401)],
    ['HTTP 403 without an envelope', answer('<html>', 403)],
    ['HTTP 403 with another envelope', answer({ code: 1 }, 403)],
  ])('%s is a doubt, and ends nothing', async (_, outcome) => {
    const { client, ended, doubted } = clientOn(outcome);
    await client.call(monitorHeartbeat, beat);
    expect(ended).toEqual([]);
    expect(doubted).toEqual(['t-1']);
  });

  it.each([
    ['success', answer({ code: 0 })],
    ['a refusal', answer({ code: 40901 })],
    ['the end of the session', answer({ code: 403 }, 403)],
    ['a failing server', answer('', 500)],
  ])('%s is no doubt', async (_, outcome) => {
    const { client, doubted } = clientOn(outcome);
    await client.call(getAccountUserInfo, {});
    expect(doubted).toEqual([]);
  });

  it.each([
    ['7', 7_000],
    ['0', undefined],
    ['soon', undefined],
    [new Date(Date.now() + 60_000).toUTCString(), expect.closeTo(60_000, -4)],
  ])('Retry-After %s', async (header, retryAfterMs) => {
    const response = new Response('busy', { status: 503, headers: { 'retry-after': header } });
    const { client } = clientOn({ kind: 'answer', response, sentToken: null });
    expect(await client.call(getAccountUserInfo, {})).toEqual({
      kind: 'unknown',
      status: 503,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  });
});

describe('a reading call whose folder the document leaves open', () => {
  const key = { userPaperId: 'p1', examId: 'e1' };
  const inFolder = '/exam/v1/userPaper/findQuestForExam';
  const without = '/exam/v1/findQuestForExam';
  const there = { code: 0, data: { questionList: [{ id: 'q1' }] } };

  it.each([
    ['an envelope', answer({ code: 404, message: '接口不存在' })],
    ['a page of the proxy', answer('<h1>404 Not Found</h1>', 404)],
    ['the website', answer('<!doctype html>')],
  ])('is found where else it may be, and asked for there from then on: not there by %s', async (_, absent) => {
    const fresh = () => (absent.kind === 'answer' ? { ...absent, response: absent.response.clone() } : absent);
    const { client, sent } = clientOn(({ path }) => (path === without ? answer(there) : fresh()));
    const expected = { kind: 'answered', code: 0, data: there.data };
    expect(await client.call(userPaperFindQuestForExam, key)).toMatchObject(expected);
    expect(await client.call(userPaperFindQuestForExam, key)).toMatchObject(expected);
    expect(sent.map(({ path }) => path)).toEqual([inFolder, without, without]);
  });

  it('is nowhere, whatever the platform says of paths that it does not have', async () => {
    const { client, ended, doubted } = clientOn(({ path }) =>
      path === inFolder ? answer('', 404) : answer({ code: path === without ? 403 : 602, message: '' }),
    );
    expect(await client.call(userPaperFindQuestForExam, key)).toMatchObject({ kind: 'unknown', status: 404 });
    expect([ended, doubted]).toEqual([[], []]);
  });

  it('is not looked for where the tenant has a path of its own, nor where it was refused', async () => {
    const owned = clientOn(() => answer('', 404), {}, { userPaperFindQuestForExam: '/own/questions' });
    await owned.client.call(userPaperFindQuestForExam, key);
    expect(owned.sent.map(({ path }) => path)).toEqual(['/own/questions']);
    const refused = clientOn(() => answer({ code: 40302, message: '考试已结束' }));
    await refused.client.call(userPaperFindQuestForExam, key);
    expect(refused.sent).toHaveLength(1);
  });
});
