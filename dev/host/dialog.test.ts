import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let folder = '';

/** The dialogs of a fresh start. */
async function freshDialogs(ready = true) {
  vi.resetModules();
  const { app } = await import('./app.ts');
  if (ready) app.markReady();
  return (await import('./dialog.ts')).dialog;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-dialog-'));
  vi.stubEnv('LECTERN_HOST_DOWNLOADS', path.join(folder, 'Downloads'));
  vi.stubEnv('LECTERN_HOST_HEADLESS', '1');
});
afterEach(() => vi.unstubAllEnvs());

it('saves into the Downloads folder, which it makes, when nobody answers', async () => {
  const dialog = await freshDialogs();
  const answer = await dialog.showSaveDialog({}, { defaultPath: '/somewhere/else/证书.pdf' });
  expect(answer).toEqual({ canceled: false, filePath: path.join(folder, 'Downloads', '证书.pdf') });
  expect(statSync(path.join(folder, 'Downloads')).isDirectory()).toBe(true);
  await expect(dialog.showSaveDialog({})).resolves.toMatchObject({ filePath: path.join(folder, 'Downloads', 'file') });
});

it('opens nothing and takes the default button when nobody answers', async () => {
  const dialog = await freshDialogs();
  await expect(dialog.showOpenDialog({ title: 'x' })).resolves.toEqual({ canceled: true, filePaths: [] });
  await expect(dialog.showMessageBox({}, { message: 'Sure?', defaultId: 2 })).resolves.toMatchObject({ response: 2 });
});

it('takes the answers of the script file in their order, then the defaults again', async () => {
  const script = path.join(folder, 'answers.json');
  writeFileSync(script, JSON.stringify([{ canceled: true, filePath: '' }, { response: 1 }]));
  vi.stubEnv('LECTERN_HOST_DIALOGS', script);
  const dialog = await freshDialogs();
  await expect(dialog.showSaveDialog({ defaultPath: 'a.pdf' })).resolves.toEqual({ canceled: true, filePath: '' });
  await expect(dialog.showMessageBox({ message: 'x' })).resolves.toMatchObject({ response: 1 });
  await expect(dialog.showSaveDialog({ defaultPath: 'a.pdf' })).resolves.toMatchObject({ canceled: false });
});

it('takes an answer that is written while it runs', async () => {
  const script = path.join(folder, 'answers.json');
  vi.stubEnv('LECTERN_HOST_DIALOGS', script);
  const dialog = await freshDialogs();
  await expect(dialog.showOpenDialog({})).resolves.toMatchObject({ canceled: true });
  writeFileSync(script, JSON.stringify([{ canceled: false, filePaths: ['/tmp/x.jpg'] }]));
  await expect(dialog.showOpenDialog({})).resolves.toEqual({ canceled: false, filePaths: ['/tmp/x.jpg'] });
});

it('notes what was asked', async () => {
  const calls = path.join(folder, 'calls');
  vi.stubEnv('LECTERN_HOST_CALLS', calls);
  const dialog = await freshDialogs();
  dialog.showErrorBox('Title', 'text');
  await dialog.showMessageBox({ message: 'Sure?' });
  const lines = readFileSync(calls, 'utf8').trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { name: 'showErrorBox', args: ['Title', 'text'] },
    { name: 'showMessageBox', args: ['Sure?'] },
  ]);
});

it('only prints an error before the app is ready, as Electron on Linux', async () => {
  const calls = path.join(folder, 'calls');
  vi.stubEnv('LECTERN_HOST_CALLS', calls);
  const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const dialog = await freshDialogs(false);
  dialog.showErrorBox('Title', 'text');
  expect(print).toHaveBeenCalledWith('Title: text\n');
  print.mockRestore();
  expect(existsSync(calls)).toBe(false);
});

it('throws loudly for a dialog that the host does not have', async () => {
  const dialog = await freshDialogs();
  expect(() => Reflect.get(dialog, 'showCertificateTrustDialog')).toThrow(
    'host: electron.dialog.showCertificateTrustDialog is not implemented',
  );
});
