import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFolder, openFixture, type Fixture } from './open-fixture.ts';

const downloads = path.join(newFolder(), 'Downloads');
let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture({ env: { LECTERN_HOST_DIALOGS: 'windows', LECTERN_HOST_DOWNLOADS: downloads } });
});
afterAll(() => fixture.app.close());

/** Opens a dialog; gives its window, and main's answer once there is one. */
async function ask(kind: 'showMessageBox' | 'showSaveDialog' | 'showOpenDialog', options: Record<string, unknown>) {
  const opened = fixture.app.waitForEvent('window');
  const answer = fixture.app.evaluate(
    ({ dialog }, [name, given]): Promise<unknown> => Reflect.apply(dialog[name], dialog, [given]),
    [kind, options] as const,
  );
  return { page: await opened, answer };
}

it('a message shows its words and buttons, and tells which one was taken', async () => {
  const { page, answer } = await ask('showMessageBox', {
    message: '离开考试？',
    detail: '答案已保存',
    buttons: ['是', '否'],
  });
  await page.getByText('离开考试？').waitFor();
  await page.getByText('答案已保存').waitFor();
  await page.getByRole('button', { name: '否' }).click();
  expect(await answer).toEqual({ response: 1, checkboxChecked: false });
});

it('a message that is closed without an answer is the cancel button', async () => {
  const { page, answer } = await ask('showMessageBox', { message: 'Sure?', buttons: ['Yes', 'No'], cancelId: 1 });
  await page.getByRole('button', { name: 'No' }).waitFor();
  await page.close();
  expect(await answer).toMatchObject({ response: 1 });
});

it('a save dialog proposes the Downloads folder and takes another path', async () => {
  const { page, answer } = await ask('showSaveDialog', { defaultPath: '/elsewhere/证书.pdf' });
  expect(await page.getByRole('textbox').inputValue()).toBe(path.join(downloads, '证书.pdf'));
  await page.getByRole('textbox').fill('/tmp/mine.pdf');
  await page.getByRole('button', { name: 'OK' }).click();
  expect(await answer).toEqual({ canceled: false, filePath: '/tmp/mine.pdf' });
});

it('an open dialog can be left', async () => {
  const { page, answer } = await ask('showOpenDialog', {});
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await answer).toEqual({ canceled: true, filePaths: [] });
});

it('leaves no window behind', async () => {
  await expect.poll(() => fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
