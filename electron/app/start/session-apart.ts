import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { app } from 'electron';
import { takeKeystoreKey } from '#electron/storage/keystore/keystore-key.ts';

/**
 * Gives this run files of Chromium's own, which go when it ends: two programs must not share them, and a client may run. Before
 * Electron is ready and synchronously: it reads the folder once.
 */
export function keepSessionApart(): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-session-'));
  const trouble = takeKeystoreKey(app.getPath('userData'), folder);
  if (trouble !== null) process.stderr.write(`${trouble}\n`);
  app.setPath('sessionData', folder);
  // Until then Chromium writes there. The exit code is the run's own, whatever cannot be removed.
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      process.stderr.write(`${folder} is left: ${String(error)}\n`);
    }
  });
}
