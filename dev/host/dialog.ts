import fs from 'node:fs';
import path from 'node:path';
import { app } from './app.ts';
import { downloadsFolder } from './downloads-folder.ts';
import { headless } from './environment.ts';
import { recordCall } from './shell.ts';
import { strictProxy } from './strict-proxy.ts';

let used = 0;

/** The next answer of the script file (LECTERN_HOST_DIALOGS, a JSON array, read again each time); undefined: none left. */
function scripted(): Record<string, unknown> | undefined {
  const file = process.env['LECTERN_HOST_DIALOGS'];
  if (!file || !fs.existsSync(file)) return undefined;
  const answers: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const answer: unknown = Array.isArray(answers) ? answers[used] : undefined;
  if (typeof answer !== 'object' || answer === null) return undefined;
  used += 1;
  return { ...answer };
}

/** Electron's dialogs take a window first, or only options. */
function optionsOf(args: readonly unknown[]): Record<string, unknown> {
  const last = args.at(-1);
  return typeof last === 'object' && last !== null ? { ...last } : {};
}

function textOf(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

/** True when there is nobody to ask: headless, or answered by a script file. `windows` asks in any case. */
function unattended(): boolean {
  const answers = process.env['LECTERN_HOST_DIALOGS'];
  return answers !== 'windows' && (headless || answers !== undefined);
}

/** Asks for a path in a window of its own. */
async function askForPath(options: Record<string, unknown>, title: string, suggested: string): Promise<string | null> {
  const { askInWindow } = await import('./dialog-window.ts');
  const buttons = [textOf(options['buttonLabel'], 'OK'), 'Cancel'];
  const words = { title: textOf(options['title'], title), message: textOf(options['message'], title), detail: '' };
  const reply = await askInWindow({ ...words, buttons, defaultId: 0, line: suggested, checkbox: '' });
  return reply?.button === 0 && reply.line !== '' ? path.resolve(reply.line) : null;
}

export const dialog = strictProxy('dialog', {
  async showSaveDialog(...args: unknown[]) {
    const options = optionsOf(args);
    recordCall('showSaveDialog', options['defaultPath']);
    const suggested = path.join(downloadsFolder(), path.basename(textOf(options['defaultPath'])) || 'file');
    if (unattended()) return { canceled: false, filePath: suggested, ...scripted() };
    const filePath = await askForPath(options, 'Save as', suggested);
    return { canceled: filePath === null, filePath: filePath ?? '' };
  },
  async showOpenDialog(...args: unknown[]) {
    const options = optionsOf(args);
    recordCall('showOpenDialog', options);
    if (unattended()) return { canceled: true, filePaths: [], ...scripted() };
    const file = await askForPath(options, 'Open', textOf(options['defaultPath']));
    return { canceled: file === null, filePaths: file === null ? [] : [file] };
  },
  async showMessageBox(...args: unknown[]) {
    const { message, detail, title, buttons, defaultId, cancelId, checkboxLabel } = optionsOf(args);
    recordCall('showMessageBox', message);
    const chosen = typeof defaultId === 'number' ? defaultId : 0;
    if (unattended()) return { response: chosen, checkboxChecked: false, ...scripted() };
    const { askInWindow } = await import('./dialog-window.ts');
    const names = Array.isArray(buttons) && buttons.length > 0 ? buttons.map(String) : ['OK'];
    const words = { title: textOf(title), message: textOf(message), detail: textOf(detail) };
    const checkbox = textOf(checkboxLabel);
    const reply = await askInWindow({ ...words, buttons: names, defaultId: chosen, line: null, checkbox });
    const closed = typeof cancelId === 'number' ? cancelId : 0;
    return { response: reply?.button ?? closed, checkboxChecked: reply?.checked ?? false };
  },
  showErrorBox(title: string, content: string) {
    // Before that Electron on Linux only prints.
    if (app.isReady() || process.platform !== 'linux') recordCall('showErrorBox', title, content);
    process.stderr.write(`${title}: ${content}\n`);
  },
});
