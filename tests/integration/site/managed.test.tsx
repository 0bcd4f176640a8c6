import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoreOptions } from '#electron/app/core-options.ts';
import { policyReport } from '#electron/platform/policy/policy-report.ts';
import { policySystem } from '#electron/platform/policy/policy-system.ts';
import { readPolicy, type Policy } from '#electron/platform/policy/policy.ts';
import { openApp, type TestClient } from '../../support/app.ts';

let client: TestClient;
afterEach(() => client.stop());

const learner = '13800017719';
const unmanaged = readPolicy(null, policySystem('linux')).policy;

/** A client on a machine with this policy, and what else is special of it. */
async function openWith(
  policy: Partial<Policy>,
  path: string,
  options: { parts?: Partial<CoreOptions>; signedIn?: string } = {},
) {
  const { parts, ...rest } = options;
  client = await openApp(path, { ...rest, client: { parts: { givenPolicy: { ...unmanaged, ...policy }, ...parts } } });
}

const panel = async () => within((await screen.findByRole('heading', { name: '由机构管理的设置' })).parentElement!);

describe('what the organisation manages', () => {
  it('is told by name and value, secrets only as set', async () => {
    await openWith(
      {
        language: 'zh-CN',
        kiosk: true,
        cameras: ['Logi C920'],
        signOut: { afterMinutes: 10, wipe: true },
        rescueKey: 'PEM',
      },
      '/DownloadClient',
    );
    const managed = await panel();
    const valueOf = async (name: string) => (await managed.findByText(name)).nextElementSibling?.textContent;
    expect(await valueOf('允许的摄像头')).toBe('Logi C920');
    expect(await valueOf('语言')).toBe('中文');
    expect(await valueOf('无人操作时')).toBe('10 分钟后退出登录，并清除学员留在本机的数据（答案和未送达的试卷除外）');
    expect(await valueOf('恢复密钥（公钥）')).toBe('已设置');
    expect(document.body.textContent).not.toContain('PEM');
  });

  it('is said to be nothing where nothing is decided', async () => {
    await openWith({}, '/DownloadClient');
    expect(await (await panel()).findByText('这台电脑没有由机构管理的设置')).toBeTruthy();
  });

  it('names the fault of a file that the next start would refuse, and why the machine’s was left out', async () => {
    const now = { policy: { ...unmanaged, kiosk: true }, refused: '/etc/lectern/policy.json does not belong to root.' };
    const wrong = () => {
      throw new Error('/etc/lectern/policy.json:3:3: lockdwon is no part of a policy');
    };
    await openWith({}, '/DownloadClient', { parts: { policyReport: () => policyReport(now, wrong, 'zh-CN') } });
    const managed = await panel();
    expect(await managed.findByText(/policy\.json:3:3: lockdwon/)).toBeTruthy();
    expect(await managed.findByText('/etc/lectern/policy.json does not belong to root.')).toBeTruthy();
  });
});

describe('a language that the organisation fixes', () => {
  it('is shown, and no menu offers another', async () => {
    await openWith({ language: 'fr-FR' }, '/examList', { signedIn: learner });
    await screen.findByRole('heading', { level: 1, name: 'Examens' });
    await client.user.click(await screen.findByRole('button', { name: /^Menu du compte/ }));
    expect(await screen.findByRole('menuitemradio', { name: 'Sombre' })).toBeTruthy();
    expect(screen.queryByRole('menuitemradio', { name: 'English' })).toBe(null);
  });
});

describe('a kiosk', () => {
  it('leads to the list of exams, whatever the home page of the tenant', async () => {
    await openWith({ kiosk: true }, '/', { signedIn: learner });
    await screen.findByRole('heading', { level: 1, name: '考试中心' });
    expect(await client.core.startPath()).toBe('/examList');
  });
});

describe('a learner who is gone', () => {
  const rule = { afterMinutes: 1, wipe: true };

  it('is asked first, and stays when they answer', async () => {
    let idle = 40;
    const seat = { idleSeconds: () => idle, isPaperOpen: () => false, clearPageData: async () => undefined };
    await openWith({ signOut: rule }, '/examList', { signedIn: learner, parts: { seat } });
    const question = within(await screen.findByRole('alertdialog', { name: '您还在使用这台电脑吗？' }));
    expect(question.getByText(/^因为一直没有操作，\d+ 秒后将退出登录。$/)).toBeTruthy();
    await client.user.click(question.getByRole('button', { name: '继续使用' }));
    idle = 0;
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
    expect(screen.getByRole('heading', { level: 1, name: '考试中心' })).toBeTruthy();
  });

  it('is signed out at the platform and here, and what they chose on this computer goes', async () => {
    const cleared: string[] = [];
    let idle = 0;
    const seat = {
      idleSeconds: () => idle,
      isPaperOpen: () => false,
      clearPageData: async () => void cleared.push('pages'),
    };
    await openWith({ signOut: rule }, '/examList', { signedIn: learner, parts: { seat } });
    await screen.findByRole('heading', { level: 1, name: '考试中心' });
    await client.core.desktop.settings.change({ theme: 'dark', seatName: 'B-12' });
    idle = 61;
    expect(await screen.findByText('这台电脑长时间无人操作，已退出登录。')).toBeTruthy();
    await screen.findByRole('button', { name: '登录' });
    await waitFor(() => expect(cleared).toEqual(['pages']));
    const settings = await client.core.desktop.settings.read();
    expect(settings).toMatchObject({ value: { theme: 'system', seatName: 'B-12' } });
    expect((await client.platform.log()).some(({ id }) => /logout/i.test(id ?? ''))).toBe(true);
  });

  it('is not signed out during a paper', async () => {
    let looked = 0;
    const seat = {
      idleSeconds: () => 3600,
      isPaperOpen: () => {
        looked += 1;
        return true;
      },
      clearPageData: async () => undefined,
    };
    await openWith({ signOut: rule }, '/examList', { signedIn: learner, parts: { seat } });
    await waitFor(() => expect(looked).toBeGreaterThan(2), { timeout: 6000 });
    expect(screen.getByRole('heading', { level: 1, name: '考试中心' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBe(null);
  });
});
