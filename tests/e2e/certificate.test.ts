import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, type Client } from '../support/client.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: Client;

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin, cameras: 0 });
  await signIn(client.page, platform.origin);
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

interface Sheet {
  width: number;
  height: number;
  /** Pixels that are not the paper's colour. */
  inked: number;
}

/** Puts a printer in the place of the system's dialog; what reached it comes out. */
async function printer(page: Page): Promise<() => Promise<Sheet[]>> {
  await page.evaluate(() => {
    window.print = () => {
      const sheets = [...document.querySelectorAll<HTMLCanvasElement>('[data-print] canvas')].map((canvas) => {
        const { width, height } = canvas;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        const inked = pixels.filter((value, index) => index % 4 === 0 && value < 128).length;
        return { width, height, inked };
      });
      document.body.dataset['printed'] = JSON.stringify(sheets);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  return async () =>
    JSON.parse(await page.locator('body[data-printed]').evaluate((body) => body.dataset['printed'] ?? '[]'));
}

it('a certificate is printed as a sheet of its own, and the folder leads after it is saved', async () => {
  const { page } = client;
  const printed = await printer(page);
  await goTo(page, '/personalCenter?tab=certificate');
  await page.getByRole('button', { name: '查看', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: '证书预览' });
  await dialog.getByRole('button', { name: '打印', exact: true }).click();
  const sheets = await printed();
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.width).toBeGreaterThanOrEqual(1754);
  expect(sheets[0]?.inked).toBeGreaterThan(5_000);
  expect(await page.locator('[data-print]').count()).toBe(0);

  await dialog.getByRole('button', { name: '下载证书' }).click();
  const after = dialog.getByRole('button', { name: /在文件夹中显示|再次下载|打印/ });
  await dialog.getByRole('button', { name: '在文件夹中显示' }).waitFor();
  expect(await after.allTextContents()).toEqual(['在文件夹中显示', '再次下载', '打印']);
});
