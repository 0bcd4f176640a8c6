import fs from 'node:fs';
import path from 'node:path';
import { downloadsFolder } from './downloads-folder.ts';
import { loud } from './loud.ts';
import { recordCall } from './shell.ts';

let used = 0;

/** The next answer of the script file (LECTERN_HOST_DIALOGS, a JSON array, read anew each time); undefined: none left. */
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

export const dialog = loud('dialog', {
  async showSaveDialog(...args: unknown[]) {
    const { defaultPath } = optionsOf(args);
    recordCall('showSaveDialog', defaultPath);
    const name = typeof defaultPath === 'string' && defaultPath !== '' ? path.basename(defaultPath) : 'file';
    return { canceled: false, filePath: path.join(downloadsFolder(), name), ...scripted() };
  },
  async showOpenDialog(...args: unknown[]) {
    recordCall('showOpenDialog', optionsOf(args));
    return { canceled: true, filePaths: [], ...scripted() };
  },
  async showMessageBox(...args: unknown[]) {
    const { message, defaultId } = optionsOf(args);
    recordCall('showMessageBox', message);
    return { response: typeof defaultId === 'number' ? defaultId : 0, checkboxChecked: false, ...scripted() };
  },
  showErrorBox(title: string, content: string) {
    recordCall('showErrorBox', title, content);
    process.stderr.write(`${title}: ${content}\n`);
  },
});
