import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, it } from 'vitest';
import * as z from 'zod/mini';
import { assessPaths } from '#contract/paths/assess.ts';
import { openClient, type Client } from '../support/client.ts';
import { expect } from '../support/expect.ts';
import { goTo, signIn } from '../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../support/platform.ts';

let platform: DiskPlatform;
let client: Client;
beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin, cameras: 0 });
});
afterAll(async () => {
  await client.close();
  await platform.stop();
});

it('a report of an assessment is saved as a PDF with its text and its chart, without the screen around it', async () => {
  const { page } = client;
  await signIn(page, platform.origin, { account: '13800017719', password: 'Lectern2026' });
  await goTo(page, assessPaths.report.to({ id: 'rp-sit-u-017719-as-fire-2026-spring' }));
  await page.getByText(/^上次（/u).waitFor();
  await page.getByRole('button', { name: '存为 PDF' }).click();
  await expect(page.getByText('报告已保存：消防设施操作员（四级）岗位能力测评报告.pdf')).toBeVisible();
  const [file = '', ...others] = readdirSync(client.downloads);
  expect(others).toEqual([]);
  const { text, opacities } = await read(readFileSync(path.join(client.downloads, file)));
  // Table and comments name a dimension once each, the labels of the chart once more.
  expect(text.split('巡查与维护保养').length - 1).toBeGreaterThanOrEqual(3);
  expect(text).toContain('陈思远');
  expect(text).toContain('14 / 15');
  expect(text).toContain('+13 百分点');
  expect(text).not.toContain('全部报告');
  // Only the area of the chart lets through what lies below it.
  expect(opacities.some((opacity) => Math.abs(opacity - 0.14) < 0.01)).toBe(true);
});

const states = z.array(z.array(z.tuple([z.string(), z.unknown()])));

/** Everything that is written on a PDF, and the opacities that areas are filled with. */
async function read(bytes: Uint8Array): Promise<{ text: string; opacities: number[] }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBeLessThanOrEqual(2);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const items = (await Promise.all(pages.map((page) => page.getTextContent()))).flatMap((page) => page.items);
  const drawn = await Promise.all(pages.map((page) => page.getOperatorList()));
  const opacities = drawn.flatMap(({ fnArray, argsArray }) =>
    fnArray.flatMap((operation, at) => {
      if (operation !== OPS.setGState) return [];
      const set = z.parse(states, argsArray[at]).flat();
      return set.flatMap(([name, value]) => (name === 'ca' ? [Number(value)] : []));
    }),
  );
  // A font may share the glyph of an ideograph with its radical.
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  return { text: text.normalize('NFKC'), opacities };
}
