import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { expect } from '../support/expect.ts';
import { chooseFirstBranch } from '../support/journeys.ts';
import { lastMessage } from '../support/outbox.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { holdsToken, watchPage, type PageWatch } from '../support/secrets.ts';

const learner = { phone: '13800017719', mail: 'chen.siyuan@example.cn', password: 'Lectern2026' };
const unverified = { phone: '13800010003', password: 'Lectern2026' };
/** Sides of an ID card are taken in this size at least. */
const cardSize = { width: 1280, height: 808 };

let platform: DiskPlatform;
let client: Client;
let watch: PageWatch;

const page = () => client.page;
const button = (name: string | RegExp) => page().getByRole('button', { name });
const logged = async (id: string) => (await platform.log()).filter((entry) => entry.id === id);
const last = async (id: string) => (await logged(id)).at(-1);

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin });
  watch = watchPage(client.page);
});
afterAll(async () => {
  killNow(processTree(client.pid));
  await platform.stop();
});

async function agreeAndEnter(): Promise<void> {
  await page()
    .getByRole('checkbox', { name: /已阅读并同意/ })
    .check();
  await page().getByRole('button', { name: '登录', exact: true }).click();
  await chooseFirstBranch(page());
  await page().waitForURL(/\/examList/);
}

async function signInByCode(account: string): Promise<void> {
  await page().getByLabel('手机号或邮箱').fill(account);
  await button('获取验证码').click();
  await expect(button(/\d+ 秒/)).toBeVisible();
  await page()
    .getByRole('textbox', { name: '验证码' })
    .fill((await lastMessage(platform, account)).code);
  await agreeAndEnter();
}

async function signInByPassword(account: string, password: string): Promise<void> {
  await page().getByRole('tab', { name: '密码登录' }).click();
  await page().getByLabel('手机号或邮箱').fill(account);
  await page().getByLabel('密码', { exact: true }).fill(password);
  await agreeAndEnter();
}

async function signOut(): Promise<void> {
  await button(/的账号菜单$/).click();
  await page().getByRole('menuitem', { name: '退出登录' }).click();
  await page().waitForURL(/\/login/);
}

// One machine through a day of its learners: each part takes up where the one before ended.
describe('accounts, end to end', () => {
  it('signs in by phone and by mail, each with a code and with a password, and out again [signin-methods]', async () => {
    await signInByCode(learner.phone);
    expect((await last('accountLogin'))?.body).toMatchObject({ account: learner.phone });
    await signOut();
    await signInByCode(learner.mail);
    await signOut();
    await signInByPassword(learner.mail, learner.password);
    await signOut();
    await signInByPassword(learner.phone, learner.password);
    const attempts = await logged('accountLogin');
    expect(attempts.map(({ body }) => Object.keys(body ?? {}).toSorted())).toEqual([
      ['account', 'authCode'],
      ['account', 'authCode'],
      ['account', 'password'],
      ['account', 'password'],
    ]);
    expect(attempts.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(await logged('oldLogoutWithToken')).toHaveLength(3);
  });

  it('switches the branch: the page comes back in it, and the platform hears of it with every call', async () => {
    const before = (await last('userExamFindUserExams'))?.headers['branch'];
    await button(/的账号菜单$/).click();
    await page().getByRole('menuitem', { name: '切换机构', exact: true }).click();
    const dialog = page().getByRole('dialog', { name: '选择要进入的机构' });
    await dialog.getByRole('radio', { name: /江北/ }).check();
    await Promise.all([page().waitForEvent('load'), dialog.getByRole('button', { name: '确定' }).click()]);
    await expect(page().getByRole('heading', { level: 1, name: '考试中心' })).toBeVisible();
    await expect.poll(async () => (await last('userExamFindUserExams'))?.headers['branch']).toBe('b-jiangbei');
    expect(before).not.toBe('b-jiangbei');
  });

  it('reads a message: dot, number in the window title and the platform agree', async () => {
    const counted = /^\((\d+)\) /;
    await expect(page()).toHaveTitle(counted);
    const unread = Number(counted.exec(await page().title())?.[1]);
    expect(unread).toBeGreaterThan(1);
    await page()
      .getByRole('link', { name: new RegExp(`^消息，${unread} 条未读`) })
      .click();
    await page().waitForURL(/tab=message/);
    const row = page().getByRole('article', { name: /^未读/ }).first();
    await row.getByRole('button').first().click();
    await expect.poll(async () => (await logged('msgReadOne')).length).toBe(1);
    await page().keyboard.press('Escape');
    await expect(page().getByRole('link', { name: `消息，${unread - 1} 条未读` })).toBeVisible();
    await expect(page()).toHaveTitle(new RegExp(`^\\(${unread - 1}\\) `));
  });

  it('changes the profile, and sends all that is known of it [profile-update-body]', async () => {
    await page().getByRole('link', { name: '个人信息' }).click();
    await page().getByLabel('昵称').fill('老陈');
    await page().getByRole('radio', { name: '保密' }).check();
    await page().getByRole('button', { name: '保存', exact: true }).click();
    await expect(page().getByText('修改成功')).toBeVisible();
    const sent = await last('updateBySelf');
    expect(sent?.body).toMatchObject({ name: expect.any(String), nickname: '老陈', gender: 3 });
    await page().reload();
    await expect(page().getByLabel('昵称')).toHaveValue('老陈');
  });

  it('verifies an identity by card and live face, without a picture on disk', async () => {
    await signOut();
    await signInByPassword(unverified.phone, unverified.password);
    await page().evaluate(() => {
      history.pushState({}, '', '/personalCenter');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await button('去认证').click();
    await button('开始认证').click();
    for (const side of ['人像面', '国徽面']) {
      await page()
        .getByLabel(`选择${side}照片文件`)
        .setInputFiles(await card(page()));
      await button('使用这张').click();
    }
    await button('信息无误，继续').click();
    await page()
      .locator('button:not([aria-disabled="true"])', { hasText: /^拍摄$/ })
      .click();
    await button('使用这张').click();
    await page().getByRole('dialog', { name: '认证成功' }).getByRole('button', { name: '完成' }).click();
    await expect(page().getByText('已实名').first()).toBeVisible();
    await expect(page().getByLabel(/^姓名/)).toBeDisabled();
    expect((await last('faceverify'))?.body?.['faceImage']).toMatchObject({ jpeg: true, width: 300, height: 300 });
    expect((await logged('idcardDiscern')).map(({ body }) => body?.['side'])).toEqual(['front', 'back']);
    expect(await logged('idcardAffirm')).toHaveLength(1);
  });

  it('signs out: what belongs to the learner is gone, what belongs to the machine stays [logout-keeps]', async () => {
    await page().evaluate(() => {
      localStorage.setItem('somethingOfTheLearner', '1');
      sessionStorage.setItem('facePass', '1');
    });
    await signOut();
    const kept = await page().evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    expect(kept.local).toContain('branch');
    expect(kept.local).not.toContain('somethingOfTheLearner');
    expect(kept.session).not.toContain('facePass');
    await page().reload();
    await expect(page().getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  });

  it('lets no token into the page', async () => {
    const digests = new Set((await platform.log()).flatMap(({ token }) => token.sha256 ?? []));
    expect(digests.size).toBeGreaterThan(4);
    const words = await watch.words();
    expect(words.size).toBeGreaterThan(50);
    for (const digest of digests) expect(holdsToken(words, digest)).toBe(false);
  });
});

/** A picture of the size of a card side, full of detail. */
async function card(on: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await on.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This page cannot draw.');
    for (let at = 0; at < 4000; at += 1) {
      brush.fillStyle = `hsl(${(at * 37) % 360} 60% ${30 + (at % 40)}%)`;
      brush.fillRect((at * 97) % width, (at * 61) % height, 24, 16);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, cardSize);
  return { name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
