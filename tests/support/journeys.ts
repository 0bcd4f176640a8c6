import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect } from './expect.ts';

const demo = z.object({
  accounts: z.array(z.object({ account: z.string(), password: z.string() })),
});

/** The first demo account of the embedded platform: one learner with everything in order. */
export async function demoAccount(platform: string): Promise<{ account: string; password: string }> {
  const { accounts } = z.parse(demo, await (await fetch(`${platform}/__demo`)).json());
  if (!accounts[0]) throw new Error('The embedded platform has no demo account.');
  return accounts[0];
}

/** Signs a learner in with the password, as a person would, and waits for the home page. */
export async function signIn(
  page: Page,
  platform: string,
  learner?: { account: string; password: string },
): Promise<void> {
  const { account, password } = learner ?? (await demoAccount(platform));
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号或邮箱').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await chooseFirstBranch(page);
  await page.waitForURL(/\/examList/);
}

/** Chooses the first branch when the platform offers several. */
export async function chooseFirstBranch(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: '选择要进入的机构' });
  const home = page.getByRole('heading', { level: 1, name: '考试中心' });
  await expect(dialog.or(home).first()).toBeVisible();
  if (!(await dialog.isVisible())) return;
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: '确定' }).click();
}

/** Opens an address of the client the way a link in it does, without loading the page anew; nothing happens when it is open. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    // The screen would stay and be scrolled to its top at some time that nobody sees.
    if (location.pathname + location.search === target) return;
    // With a key of its own, as a link gives it: the page before it left no place to scroll back to.
    history.pushState({ key: crypto.randomUUID() }, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path || url.pathname === path.split('?')[0]);
}
