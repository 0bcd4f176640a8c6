import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoPassword } from '../content/people.ts';
import { startPlatform, type RunningPlatform } from '../start.ts';
import { habitNames, type HabitName } from './habits.ts';

let platform: RunningPlatform;

afterEach(() => platform.close());

async function start(habits: HabitName): Promise<void> {
  platform = await startPlatform({ port: 0, db: ':memory:', habits });
}

const ask = (path: string, init?: RequestInit) => fetch(`${platform.origin}${path}`, init);

async function signIn(): Promise<string> {
  const body = JSON.stringify({ account: '13800017719', password: demoPassword });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return (await ask('/usercenter/v2/t-c/account/login', init)).text();
}

const examList = '/exam/v1/userExam/findUserExams?pageNum=1&pageSize=10';

describe.each(habitNames)('%s', (name) => {
  it.each([
    '/usercenter/v1/findBranchList',
    '/exam/v1/userPaper/findQuestForExam',
    '/modular/admin/v1/getConfiguration',
    '/monitor/v1/examMonitor/heartbeat',
    '/nowhere',
  ])('has nothing at %s but a page', async (path) => {
    await start(name);
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html']);
    expect(await answer.text()).toMatch(/^<html>/);
  });

  it('does not show a token in its log', async () => {
    await start(name);
    const token = /"(?:sid|accessToken|token)":"([^"]+)"/.exec(await signIn())?.[1] ?? '';
    expect(token).not.toBe('');
    const headers = { token, authorization: `Bearer ${token}` };
    expect(await (await ask(examList, { headers })).text()).toContain('低压电工');
    const log = await (await ask('/__log')).text();
    expect(log).toContain('findUserExams');
    expect(log).not.toContain(token);
  });
});

describe('an answer', () => {
  it.each<[HabitName, RegExp]>([
    ['terse', /^\{"c":0,"m":"[^"]*","d":\{"sid":"[^"]+","u":"[^"]+"\}\}$/],
    ['wrapped', /^\{"code":"200","msg":"[^"]*","result":\{"tokenInfo":\{"accessToken":.*"account":\{"accountId"/],
    ['typed', /^\{"code":"SUCCESS",.*"accountId":[1-9]\d{18}\}\}$/],
    ['zoned', /^\{"code":0,"message":"[^"]*","success":true,"data":\{"token":/],
  ])('of %s has its shape', async (name, shape) => {
    await start(name);
    expect(await signIn()).toMatch(shape);
  });

  it.each<[HabitName, unknown]>([
    ['terse', { c: 602 }],
    ['wrapped', { code: '602', result: null }],
    ['typed', { code: 'NOT_LOGGED_IN', data: null }],
    ['zoned', { code: 4010, success: false, data: null }],
  ])('of %s to a visitor has its code', async (name, refusal) => {
    await start(name);
    const answer: unknown = await (await ask(examList)).json();
    expect(z.parse(z.record(z.string(), z.unknown()), answer)).toMatchObject(refusal as object);
  });
});
