import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { app, BrowserWindow } from 'electron';
import { runCommand } from '#electron/kernel/command/run-command.ts';
import { reportSwitch } from '#electron/kernel/command/run-switches.ts';
import { reportCommand } from '#electron/tools/rescue/report-command.ts';
import { keepSessionApart } from '../start/session-apart.ts';

/** Writes reports of papers and ends; a client that runs meanwhile is not disturbed. */
export async function runReport(): Promise<void> {
  keepSessionApart();
  // The window that draws a page is no client whose end ends the program.
  app.on('window-all-closed', () => undefined);
  const stop = new AbortController();
  // Ctrl+C: the run says what is finished, and ends by itself.
  app.on('before-quit', (event) => {
    event.preventDefault();
    stop.abort();
  });
  const tell = (line: string) => void process.stderr.write(`${line}\n`);
  await app.whenReady();
  await runCommand(reportSwitch, (args, words) => reportCommand(args, words, { print, tell, stop: stop.signal }));
}

/** A page of our own without scripts: it can load nothing and lead nowhere. */
async function print(html: string): Promise<Uint8Array> {
  // An address with the page in it can be longer than the 2 MB that Chromium takes. The folder goes when the run ends.
  const file = path.join(app.getPath('sessionData'), 'report.html');
  await writeFile(file, html, { mode: 0o600 });
  const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true, javascript: false } });
  try {
    await window.loadFile(file);
    return await window.webContents.printToPDF({ pageSize: 'A4', printBackground: false });
  } finally {
    window.destroy();
  }
}
