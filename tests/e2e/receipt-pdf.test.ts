import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openClient, type Client } from '../support/client.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
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

it('a receipt is saved as a PDF of its own page, without the screen around it', async () => {
  const { page } = client;
  await signIn(page, platform.origin, { account: '13800020001', password: 'Lectern2026' });
  const exam = await findExam(page, '低压电工作业月度自测');
  const { attemptId, userPaperId } = await openAttempt(page, exam);
  await page.evaluate(async (id) => {
    await window.desktop.exam.handIn(id, 'learner');
    await window.desktop.settings.change({ theme: 'dark' });
  }, attemptId);
  await goTo(page, examPaths.handPaper.to({ exam, attemptId }));
  await page.getByRole('heading', { name: '交卷成功' }).waitFor();
  await page.getByRole('button', { name: '保存回执' }).click();
  await page.getByRole('menuitem', { name: '存为 PDF' }).click();
  await expect(page.getByText('回执已保存：低压电工作业月度自测 回执.pdf')).toBeVisible();
  const [file = '', ...others] = readdirSync(client.downloads);
  expect(others).toEqual([]);
  const printed = await textOf(readFileSync(path.join(client.downloads, file)));
  expect(printed).toContain(userPaperId);
  expect(printed).not.toContain('返回考试列表');
});

it('what happened to the paper is told beside its receipt, and saved as a PDF and as data', async () => {
  const { page } = client;
  await page.getByRole('button', { name: '过程记录' }).click();
  await page.getByRole('heading', { name: '考试过程记录' }).waitFor();
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines.nth(1)).toContainText('打开试卷');
  await expect(page.getByRole('table')).toContainText('封存试卷：学员交卷');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('menuitem', { name: '保存为 PDF' }).click();
  await expect(page.getByText('已保存为 低压电工作业月度自测 过程记录.pdf')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('menuitem', { name: '保存为数据文件（JSON）' }).click();
  await expect(page.getByText(/已保存为 .*\.json/)).toBeVisible();
  const names = readdirSync(client.downloads);
  const read = (end: string) =>
    readFileSync(path.join(client.downloads, names.find((name) => name.endsWith(end)) ?? ''));
  expect(await textOf(read('过程记录.pdf'))).toContain('封存试卷');
  const data = JSON.parse(read('.json').toString('utf8'));
  expect(data).toMatchObject({ missing: 0 });
  expect(data.lines[0]).toMatchObject({ kind: 'opened', place: 1 });
});

/** Everything that is written on a PDF. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}
