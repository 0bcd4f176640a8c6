import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, it } from 'vitest';
import { assessPaths } from '../../src/contract/paths/assess.ts';
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
  const printed = await textOf(readFileSync(path.join(client.downloads, file)));
  // Table and comments name a dimension once each, the labels of the chart once more.
  expect(printed.split('巡查与维护保养').length - 1).toBeGreaterThanOrEqual(3);
  expect(printed).toContain('陈思远');
  expect(printed).toContain('14 / 15');
  expect(printed).toContain('高 13 个百分点');
  expect(printed).not.toContain('全部报告');
});

/** Everything that is written on a PDF. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBeLessThanOrEqual(2);
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent());
  const items = (await Promise.all(pages)).flatMap((page) => page.items);
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}
