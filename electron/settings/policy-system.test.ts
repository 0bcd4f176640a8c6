import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { policySystem } from './policy-system.ts';

// Elsewhere there is no such user.
it.runIf(process.platform === 'linux')('distrusts a file below a folder that everybody writes', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-policy-'));
  const file = path.join(folder, 'policy.json');
  writeFileSync(file, '{}');
  chmodSync(file, 0o644);
  const system = policySystem('linux');
  expect(system.read(file)).toBe('{}');
  expect(system.distrust(file)).not.toBeNull();
  expect(system.distrust('/etc/hostname')).toBeNull();
  expect(system.read(path.join(folder, 'none.json'))).toBeNull();
});

it('reads a file with the byte order mark of Windows’ editor', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'lectern-policy-')), 'policy.json');
  writeFileSync(file, '\uFEFF{"tenant":"a.cn"}');
  expect(policySystem('linux').read(file)).toBe('{"tenant":"a.cn"}');
});
