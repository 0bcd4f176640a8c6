import { chromium, type Browser, type Page } from 'playwright';
import { findChromium, rootSwitches } from '#dev/host/chromium.ts';

/** A phone in a test: another browser with a camera of its own, that keeps its cookies. */
export interface TestPhone {
  page: Page;
  /** Closes its page, and opens it again without the code. */
  closePage(): Promise<void>;
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the address that a learner's screen shows. */
export async function openPhone(address: string): Promise<TestPhone> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('A phone needs an installed Chromium.');
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const browser: Browser = await chromium.launch({ executablePath, args: [...rootSwitches(), ...camera] });
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 780 } });
  let page = await context.newPage();
  await page.goto(address);
  return {
    get page() {
      return page;
    },
    closePage: () => page.close({ runBeforeUnload: true }),
    async reopen() {
      page = await context.newPage();
      await page.goto(new URL('/phoneCamera', address).href);
    },
    close: () => browser.close(),
  };
}
