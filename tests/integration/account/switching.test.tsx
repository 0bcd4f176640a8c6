import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reload } from '#lib/reload.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { sitDemoExam } from '../../support/sitting.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const learner = '13800017719';
let client: TestClient;
beforeEach(() => void vi.spyOn(reload, 'page').mockImplementation(() => undefined));
afterEach(async () => {
  vi.restoreAllMocks();
  await client.stop();
});

async function openMenu(name = '陈思远'): Promise<void> {
  await client.user.click(await screen.findByRole('button', { name: `${name} 的账号菜单` }));
}
const entry = (name: string) => screen.findByRole('menuitem', { name });
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const confirm = () => client.user.click(screen.getByRole('button', { name: '确定' }));
const session = async () => {
  const current = await client.core.desktop.session.current();
  if (!current.ok) throw new Error(current.error.message);
  return current.value;
};
const asked = async (id: string) => (await client.platform.log()).filter((request) => request.id === id);
const lastAsked = async (id: string) => (await asked(id)).at(-1);

it('what the platform answers late does not move the entries of the menu under the pointer', async () => {
  const late = { match: { id: 'findBranchList' }, mode: 'delay', ms: 1_500, times: 0 };
  client = await openApp('/examList', { signedIn: learner, faults: [late] });
  await openMenu();
  await client.user.hover(await entry('退出登录'));
  const answered = () =>
    client.app.queries.getQueriesData({ predicate: ({ queryKey }) => queryKey.includes('findBranchList') });
  await waitFor(() => expect(answered().some(([, data]) => data !== undefined)).toBe(true));
  expect(screen.queryByRole('menuitem', { name: '切换机构' })).toBeNull();
  await client.user.hover(document.body);
  await entry('切换机构');
});

describe('another branch, old version', () => {
  it('its values are kept, and the page reloads after 0.5 s [branch-switch-old] [branch-dialog] [branch-dialog-width] [actor-organ-stored] [switch-branch-offer]', async () => {
    client = await openApp('/examList', { signedIn: learner });
    await openMenu();
    await client.user.click(await entry('切换机构'));
    const box = await screen.findByRole('dialog', { name: '选择要进入的机构' });
    expect(getComputedStyle(box).width).toBe('400px');
    const dialog = within(box);
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    expect(dialog.getAllByText('当前')).toHaveLength(1);
    await client.user.click(await radio(/江北/));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await confirm();
    await waitFor(() => expect(reload.page).toHaveBeenCalledTimes(1));
    expect(timers).toHaveBeenCalledWith(reload.page, 500);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await session()).branch).toEqual({
      code: 'b-jiangbei',
      name: '启程职业培训 · 江北培训中心',
      actor: 'student',
      organ: 'org-qicheng',
    });
    expect(await asked('accountSwitchBranch')).toEqual([]);
    expect(localStorage.getItem('branch')).toBe('b-jiangbei');
    await client.restart('/examList');
    await screen.findByRole('heading', { name: '考试中心' });
    await waitFor(async () =>
      expect((await lastAsked('userExamFindUserExams'))?.headers).toMatchObject({
        branch: 'b-jiangbei',
        actor: 'student',
        organ: 'org-qicheng',
      }),
    );
  });

  it('an empty confirmation just closes the question [branch-confirm-empty] [switch-branch-offer]', async () => {
    client = await openApp('/examList', { signedIn: '13800010006' });
    // The branch of before is not among those of the learner any more.
    await client.core.desktop.session.chooseBranch({ code: 'gone', name: '旧机构', actor: null, organ: null });
    await openMenu('周洁');
    await client.user.click(await entry('切换机构'));
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await session()).branch?.code).toBe('gone');
    expect(reload.page).not.toHaveBeenCalled();
    await client.core.desktop.session.end('signed-out');
  });

  it('is not offered with one branch [switch-branch-offer]', async () => {
    client = await openApp('/examList', { signedIn: '13800010002' });
    await openMenu('李燕');
    expect(await entry('个人中心')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('branchList')).toContain('b-east-power'));
    expect(screen.queryByRole('menuitem', { name: '切换机构' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: '切换身份' })).toBeNull();
  });
});

describe('another branch, new version', () => {
  it('the platform is told, main takes the new token, the dialog closes, everything is read again [branch-switch-new] [version-by-store-flag] [switch-query-names]', async () => {
    client = await openApp('/examList', { signedIn: learner, tenant: 'zhongzhu' });
    await openMenu();
    await client.user.click(await entry('切换机构'));
    await client.user.click(await radio(/江北/));
    const lists = (await asked('userExamFindUserExams')).length;
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [told] = await asked('accountSwitchBranch');
    expect(told).toMatchObject({ method: 'POST', query: { branchUcode: 'u-QC0207' }, code: 0 });
    await waitFor(async () => expect((await asked('userExamFindUserExams')).length).toBeGreaterThan(lists));
    const next = await lastAsked('userExamFindUserExams');
    expect(next?.headers['branch']).toBe('u-QC0207');
    expect(next?.token.sha256).not.toBe(told?.token.sha256);
    expect(reload.page).not.toHaveBeenCalled();
    expect(localStorage.getItem('branchUcode')).toBe('u-QC0207');
  });

  it('stays open when the platform refuses [branch-switch-new]', async () => {
    client = await openApp('/examList', { signedIn: learner, tenant: 'zhongzhu' });
    await client.platform.fault({
      match: { id: 'accountSwitchBranch' },
      mode: 'code',
      code: 7,
      message: '暂时不能切换',
    });
    await openMenu();
    await client.user.click(await entry('切换机构'));
    await client.user.click(await radio(/江北/));
    await confirm();
    expect(await screen.findByText('暂时不能切换')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect((await session()).branch?.code).toBe('b-east-power');
  });
});

describe('another tenant', () => {
  it('its configuration, branch and learner are read again, and its id is kept [switch-query-names]', async () => {
    client = await openApp('/examList', { signedIn: learner });
    await openMenu();
    await client.user.click(await entry('切换机构平台'));
    const dialog = within(await screen.findByRole('dialog', { name: '选择要进入的机构平台' }));
    expect(dialog.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
    await client.user.click(await radio(/安和养老护理学院/));
    await confirm();
    expect(await screen.findByText('已进入 安和养老护理学院')).toBeTruthy();
    expect((await asked('accountSwitchSaas'))[0]).toMatchObject({ query: { saasUcode: 's-anhe' }, code: 0 });
    expect(await screen.findByRole('link', { name: /^安和养老护理学院/ })).toBeTruthy();
    await waitFor(async () => expect((await session()).branch?.code).toBe('b-anhe'));
    await waitFor(() => expect(localStorage.getItem('saasId')).toBe('s-anhe'));
    // This tenant calls it otherwise, in its own language pack.
    await screen.findByRole('heading', { name: '考核中心' });
    await waitFor(async () => expect((await lastAsked('userExamFindUserExams'))?.headers['branch']).toBe('b-anhe'));
  });

  it('asks for the branch where there are several and none of them is the one of before', async () => {
    client = await openApp('/examList', { signedIn: learner });
    for (const [tenant, done] of [
      [/安和/, '已进入 安和养老护理学院'],
      [/启程/, '已进入 启程职业培训'],
    ] as const) {
      await openMenu();
      await client.user.click(await entry('切换机构平台'));
      await client.user.click(await radio(tenant));
      await confirm();
      await screen.findByText(done);
    }
    const dialog = await screen.findByRole('alertdialog', { name: '选择要进入的机构' });
    const branches = within(dialog).getAllByRole<HTMLInputElement>('radio');
    expect(branches.map(({ checked }) => checked)).toEqual([false, false]);
    await client.user.click(branches[1]!);
    await confirm();
    await waitFor(async () => expect((await session()).branch?.code).toBe('b-jiangbei'));
  });
});

describe('another identity', () => {
  it('opens the branches of the employer [switch-query-names]', async () => {
    client = await openApp('/examList', { signedIn: learner });
    await openMenu();
    await client.user.click(await entry('切换身份'));
    const dialog = within(await screen.findByRole('dialog', { name: '选择学习身份' }));
    expect(dialog.getByText('中筑集团')).toBeTruthy();
    await client.user.click(await radio(/单位学员/));
    await confirm();
    expect(await screen.findByText('已切换为单位学员')).toBeTruthy();
    expect((await asked('accountSwitchIdentity'))[0]).toMatchObject({ query: { identity: 'enterprise' }, code: 0 });
    await waitFor(async () => expect((await session()).branch?.code).toBe('b-group'));
  });

  it('waits for an exam that is open on this computer, in the page and in main, until it is delivered', async () => {
    client = await openApp('/userAgreement', { signedIn: learner });
    const { attemptId } = await sitDemoExam(client.core);
    await client.restart('/examList');
    await openMenu();
    await client.user.click(await entry('切换身份'));
    const dialog = await screen.findByRole('alertdialog', { name: '还有试卷没有完成，现在不能切换' });
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await client.user.click(within(dialog).getByRole('button', { name: '先不切换' }));
    const { desktop } = client.core;
    const other = { code: 'b-other', name: '', actor: null, organ: null };
    expect(await desktop.session.chooseBranch(other)).toMatchObject({ ok: false, error: { code: 'paper-here' } });
    await desktop.exam.handIn(attemptId, 'learner');
    await waitFor(async () =>
      expect(await desktop.exam.handInState(attemptId)).toMatchObject({ value: { phase: 'delivered' } }),
    );
    await openMenu();
    await client.user.click(await entry('切换身份'));
    await client.user.click(await radio(/单位学员/));
    await confirm();
    await screen.findByText('已切换为单位学员');
  });
});
