import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountSwitchBranch, findBranchList } from '#contract/platform/account/account.ts';
import * as calls from '#contract/platform/account/session.ts';
import { configurationByEncodedHost } from '#contract/platform/site/tenant.ts';
import { platformUnderTest, type PlatformUnderTest } from '../../testing/client.ts';

let platform: PlatformUnderTest;
let token: string;
beforeEach(async () => {
  platform = await platformUnderTest();
  token = await platform.signIn('13800017719');
});
afterEach(() => platform.close());

const given = z.object({ token: z.string(), accountId: z.string() });
const branches = async (of: string) => {
  const { data } = await platform.call(findBranchList, {}, of);
  return z.parse(findBranchList.answer, data).map(({ id }) => id);
};
const titleFor = async (of: string) => {
  const { data } = await platform.call(configurationByEncodedHost, { encodedHost: 'qicheng.example.cn' }, of);
  return z.parse(configurationByEncodedHost.answer, data).websiteSetting.pageTitle;
};

describe('switching', () => {
  it('names the tenants of the learner and goes on at another: its branches, its configuration', async () => {
    const { data } = await platform.call(calls.findMySaas, {}, token);
    expect(z.parse(calls.findMySaas.answer, data).map(({ ucode, current }) => [ucode, current])).toEqual([
      ['s-qicheng', true],
      ['s-anhe', false],
    ]);
    const next = z.parse(given, (await platform.call(calls.switchSaas, { saasUcode: 's-anhe' }, token)).data);
    expect((await platform.call(calls.findMySaas, {}, token)).code).toBe(303);
    expect(await branches(next.token)).toEqual(['b-anhe']);
    expect(await titleFor(next.token)).toBe('安和养老护理学院');
    expect(await titleFor('')).toBe('启程职业培训');
  });

  it('goes on as another learner, for the branches of the employer', async () => {
    const { data } = await platform.call(calls.findMyIdentity, {}, token);
    expect(z.parse(calls.findMyIdentity.answer, data).map(({ identity, current }) => [identity, current])).toEqual([
      ['personal', true],
      ['enterprise', false],
    ]);
    const next = z.parse(given, (await platform.call(calls.switchIdentity, { identity: 'enterprise' }, token)).data);
    expect(await branches(next.token)).toEqual(['b-group']);
    const back = z.parse(given, (await platform.call(calls.switchIdentity, { identity: 'personal' }, next.token)).data);
    expect(await branches(back.token)).toHaveLength(3);
  });

  it('goes on in another branch with a new token', async () => {
    const answer = await platform.call(accountSwitchBranch, { branchUcode: 'u-QC0207' }, token);
    expect(await branches(z.parse(given, answer.data).token)).toHaveLength(3);
    expect((await platform.call(findBranchList, {}, token)).code).toBe(303);
  });

  it('refuses what the learner does not belong to, and the session stays', async () => {
    const answers = [
      await platform.call(calls.switchSaas, { saasUcode: 's-liaoyuan' }, token),
      await platform.call(calls.switchIdentity, { identity: 'teacher' }, token),
      await platform.call(accountSwitchBranch, { branchUcode: 'u-LY0001' }, token),
    ];
    expect(answers.map(({ code }) => code)).toEqual([40109, 40110, 40107]);
    expect(await branches(token)).toHaveLength(3);
  });

  it('signs out the old way', async () => {
    expect((await platform.call(calls.oldLogoutWithToken, {}, token)).code).toBe(0);
    expect((await platform.call(findBranchList, {}, token)).code).toBe(303);
  });
});
