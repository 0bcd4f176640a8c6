import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openClient, type Client } from '../support/client.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: Client;

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin });
  await client.page.setViewportSize({ width: 1366, height: 768 });
  await signIn(client.page, platform.origin);
});
beforeEach(async () => {
  await goTo(client.page, '/examList');
  await client.page.getByRole('article').first().waitFor();
});
afterEach(() => client.page.emulateMedia({ forcedColors: 'none' }));
afterAll(async () => {
  await client.close();
  await platform.stop();
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const waitFor = <Value>(look: () => Promise<Value> | Value) => vi.waitFor(look, { timeout: 20_000, interval: 100 });

/** Presses a side button of the mouse, which Playwright has no word for. */
async function sideButton(page: Page, button: 'back' | 'forward'): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await chromium.send('Input.dispatchMouseEvent', { type, x: 600, y: 400, button, clickCount: 1 });
  }
  await chromium.detach();
}

/** The window that something opens. */
async function newWindow(open: () => Promise<unknown>): Promise<Page> {
  const [page] = await Promise.all([client.app.waitForEvent('window'), open()]);
  await page.waitForFunction(() => 'desktop' in window);
  return page;
}

describe('back and forward', () => {
  it('by keys and by the side buttons of a mouse, to where the page was scrolled to', async () => {
    const { page } = client;
    await page.getByRole('article').nth(9).waitFor();
    await page.evaluate(() => window.scrollTo(0, 300));
    await waitFor(async () => expect(await scrolled(page)).toBe(300));
    await page.getByRole('link', { name: '我的证书' }).first().click();
    await page.waitForURL(/personalCenter/i);
    await waitFor(async () => expect(await scrolled(page)).toBe(0));
    await page.keyboard.press('Alt+ArrowLeft');
    await page.waitForURL(/examList/);
    await waitFor(async () => expect(await scrolled(page)).toBe(300));
    await page.keyboard.press('Alt+ArrowRight');
    await page.waitForURL(/personalCenter/i);
    await sideButton(page, 'back');
    await page.waitForURL(/examList/);
    await waitFor(async () => expect(await scrolled(page)).toBe(300));
    await sideButton(page, 'forward');
    await page.waitForURL(/personalCenter/i);
    await page.getByRole('button', { name: '后退' }).click();
    await page.waitForURL(/examList/);
  });
});

describe('a tooltip', () => {
  it('leaves the page under it to the mouse', async () => {
    const { page } = client;
    // From elsewhere: the button may lie under the pointer already.
    await page.mouse.move(600, 400);
    await page.getByRole('button', { name: '后退' }).hover();
    await page.getByRole('tooltip', { name: '后退' }).waitFor();
    const link = page.getByRole('link', { name: '我的证书' }).first();
    const onTop = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(onTop).toBe(true);
    await page.mouse.move(600, 400);
  });
});

describe('the zoom', () => {
  it('lays the page out again, by keys and by the wheel', async () => {
    const { page } = client;
    const scale = () =>
      client.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getZoomFactor());
    await page.keyboard.press('Control+=');
    await waitFor(async () => expect(await scale()).toBe(1.1));
    await page.mouse.move(600, 400);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await waitFor(async () => expect(await scale()).toBe(1.25));
    await page.keyboard.press('Control+0');
    await waitFor(async () => expect(await scale()).toBe(1));
  });
});

describe('high contrast', () => {
  it('keeps lines, and marks what is current with one', async () => {
    const { page } = client;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.locator('[data-theme="contrast"]').waitFor();
    const line = await page
      .getByRole('article')
      .first()
      .evaluate((card) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(card);
        return { borderTopWidth, seen: borderTopColor !== backgroundColor };
      });
    expect(line).toEqual({ borderTopWidth: '1px', seen: true });
    const current = page.locator('[aria-current="page"]').first();
    expect(await current.evaluate((entry) => getComputedStyle(entry).outlineStyle)).toBe('solid');
  });
});

describe('several windows', () => {
  it('share session and settings, and take over the passed face check', async () => {
    const { page } = client;
    await page.evaluate(() => {
      sessionStorage.setItem('facePass', 'true');
      sessionStorage.setItem('currentCourseId', 'c-9');
    });
    const other = await newWindow(() => page.keyboard.press('Control+Shift+N'));
    await other.getByRole('article').first().waitFor();
    expect(
      await other.evaluate(() => [sessionStorage.getItem('facePass'), sessionStorage.getItem('currentCourseId')]),
    ).toEqual(['true', 'c-9']);
    await page.evaluate(() => window.desktop.settings.change({ theme: 'dark' }));
    await other.locator('[data-theme="dark"]').waitFor();
    await other.evaluate(() => window.desktop.settings.change({ theme: 'system' }));
    await page.locator('[data-theme="light"]').waitFor();
    const closed = other.waitForEvent('close');
    await other.keyboard.press('Control+w').catch(() => undefined);
    await closed;
    expect(await page.evaluate(async () => (await window.desktop.session.current()).ok)).toBe(true);
  });

  it('one of them has the paper: another says so, and no further one opens', async () => {
    const { page } = client;
    const other = await newWindow(() => page.keyboard.press('Control+Shift+N'));
    await other.getByRole('article').first().waitFor();
    const { attemptId } = await openAttempt(page, await findExam(page, demoExam));
    await goTo(page, `/exam/testPaper?attemptId=${attemptId}`);
    await welcomeIn(page);
    await page.getByRole('button', { name: '交卷' }).waitFor();
    await goTo(other, `/exam/testPaper?attemptId=${attemptId}`);
    await other.getByRole('heading', { name: '考试已在另一个窗口打开' }).waitFor();
    expect(await page.evaluate(() => window.desktop.window.open(null, {}))).toEqual({ ok: true, value: 'paper-open' });

    // The guarded window asks before it goes; the other one goes at once.
    await page.keyboard.press('Control+w');
    await page.getByRole('alertdialog').waitFor();
    const closed = page.waitForEvent('close');
    await page.getByRole('button', { name: '离开' }).click();
    await closed;
    await other.getByRole('button', { name: '在此窗口打开' }).click();
    await welcomeIn(other);
    await other.getByRole('button', { name: '交卷' }).waitFor();
    client = { ...client, page: other };
    await other.evaluate(() => window.desktop.window.guardClose('off'));
  });
});

async function welcomeIn(page: Page): Promise<void> {
  const welcome = page.getByRole('button', { name: /继续/ });
  await welcome
    .or(page.getByRole('button', { name: '交卷' }))
    .first()
    .waitFor();
  if (await welcome.isVisible()) await welcome.click();
}
