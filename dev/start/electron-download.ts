import path from 'node:path';
import { run, say } from '../setup/steps.mjs';
import { electronBinary } from './client.ts';

/** How long a download of Electron's binary may take before the run goes on without it. */
const bound = 120_000;

/** Downloads Electron's binary if it is missing. Resolves with null, or with the last line of what went wrong. */
export async function downloadElectron(root: string): Promise<string | null> {
  if (electronBinary(root)) return null;
  say('Downloading Electron (about 110 MB)');
  const script = path.join(root, 'node_modules', 'electron', 'install.js');
  const { code, output } = await run('download', process.execPath, [script], { cwd: root, timeout: bound });
  if (code === 0 && electronBinary(root)) return null;
  const lines = output.split('\n');
  const line =
    lines.findLast((one) => /ENOTFOUND|ETIMEDOUT|ECONN|EAI_AGAIN/.test(one)) ??
    lines.findLast((one) => /error/i.test(one));
  return line?.trim().replace(/^\[cause\]: /, '') ?? `no answer within ${bound / 1000} s`;
}
