import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cleanEnvironment, policySystem } from './policy-system.ts';

// Elsewhere there is no such user.
it.runIf(process.platform === 'linux')('distrusts a file below a folder that everybody writes', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-policy-'));
  const file = path.join(folder, 'policy.json');
  writeFileSync(file, '{}');
  chmodSync(file, 0o644);
  const system = policySystem('linux');
  expect(system.read(file)).toBe('{}');
  expect(system.distrust(file)).toMatch(/can be written by others than root\.$/);
  expect(policySystem('linux', 'zh-CN').distrust(file)).toMatch(/除 root 以外还有人可以写入。$/);
  expect(system.distrust('/etc/hostname')).toBeNull();
  const none = path.join(folder, 'none.json');
  expect(system.read(none)).toBeNull();
  // Whose owner nobody can read is not trusted either.
  expect(system.distrust(none)).toMatch(/^The owner of .*none\.json could not be read: .*ENOENT/);
});

it.each<[string, Buffer]>([
  ['the byte order mark of Windows’ editor', Buffer.from('\uFEFF{"tenant":"a.cn"}')],
  ['UTF-16, as PowerShell writes it', Buffer.from('\uFEFF{"tenant":"a.cn"}', 'utf16le')],
  ['UTF-16 without its mark', Buffer.from('{"tenant":"a.cn"}', 'utf16le')],
])('reads a file with %s', (_, bytes) => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-policy-')), 'policy.json');
  writeFileSync(file, bytes);
  expect(policySystem('linux').read(file)).toBe('{"tenant":"a.cn"}');
});

it('asks Windows with nothing of this process’s environment, in which another folder of modules could stand', () => {
  for (const value of Object.values(cleanEnvironment)) expect(value).toMatch(/^C:\\Windows/);
  expect(Object.keys(cleanEnvironment)).toContain('PSModulePath');
});
