import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { app } from './app.ts';
import { safeStorage } from './safe-storage.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['', 'gnome_libsecret', 'v11'],
  ['none', 'basic_text', 'v10'],
  ['locked', 'gnome_libsecret', 'v10'],
  ['unnamed', 'basic_text', 'v11'],
])('a keystore that is %j says %s, and its bytes begin with %s', async (mode, backend, prefix) => {
  app.setPath('userData', mkdtempSync(path.join(os.tmpdir(), 'lectern-keystore-')));
  vi.stubEnv('LECTERN_HOST_KEYSTORE', mode);
  const bytes = await safeStorage.encryptStringAsync('secret');
  expect([safeStorage.getSelectedStorageBackend(), bytes.toString('latin1', 0, 3)]).toEqual([backend, prefix]);
  expect((await safeStorage.decryptStringAsync(bytes)).result).toBe('secret');
});

it.each([
  ['linux', true],
  ['win32', false],
] as const)('on %s a run with another folder of Chromium reads the same: %s', async (system, reads) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(system);
  app.setPath('userData', mkdtempSync(path.join(os.tmpdir(), 'lectern-keystore-')));
  const bytes = await safeStorage.encryptStringAsync('secret');
  app.setPath('sessionData', mkdtempSync(path.join(os.tmpdir(), 'lectern-session-')));
  const read = safeStorage.decryptStringAsync(bytes).then(({ result }) => result === 'secret');
  expect(await read.catch(() => false)).toBe(reads);
});

it('on Windows reads where the key of Chromium was taken along', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-keystore-'));
  app.setPath('userData', userData);
  const bytes = await safeStorage.encryptStringAsync('secret');
  const apart = mkdtempSync(path.join(os.tmpdir(), 'lectern-session-'));
  cpSync(path.join(userData, 'Local State'), path.join(apart, 'Local State'));
  app.setPath('sessionData', apart);
  expect((await safeStorage.decryptStringAsync(bytes)).result).toBe('secret');
});
