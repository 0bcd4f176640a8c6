import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { headless } from './environment.ts';
import { strictProxy } from './strict-proxy.ts';
import type { Shell } from './surface.ts';

/** Notes what the app asked of the system, one JSON line each, in the file that LECTERN_HOST_CALLS names. */
export function recordCall(name: string, ...args: unknown[]): void {
  const file = process.env['LECTERN_HOST_CALLS'];
  if (file) fs.appendFileSync(file, `${JSON.stringify({ name, args })}\n`);
}

function open(target: string): void {
  if (!headless)
    spawn('xdg-open', [target], { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref();
}

const implementation: Shell = {
  async openExternal(url) {
    recordCall('openExternal', url);
    open(url);
  },
  async openPath(file) {
    recordCall('openPath', file);
    open(file);
    return '';
  },
  showItemInFolder(file) {
    recordCall('showItemInFolder', file);
    open(path.dirname(file));
  },
  beep: () => undefined,
  trashItem: (file) => fs.promises.rm(file),
};
export const shell = strictProxy('shell', implementation);
