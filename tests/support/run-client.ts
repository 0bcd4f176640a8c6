import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { executable } from './client.ts';

/** A server, which has no display. */
export const serverEnv = { ...process.env, LECTERN_HOST_DISPLAY: 'none', DISPLAY: '', WAYLAND_DISPLAY: '' };

/** The built client run from a console with these arguments, until it ends. */
export async function runClient(userData: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const root = path.resolve(import.meta.dirname, '../..');
  const all = [root, `--user-data-dir=${userData}`, ...args];
  const child = spawn(executable().file, all, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let [said, complained] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
  const [code] = await once(child, 'close');
  return { code, said, complained };
}
