import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { appIdIn } from './app-id.ts';

it.each([
  [{ name: 'qicheng', appId: 'cn.example.qicheng' }, 'cn.example.qicheng'],
  [{ name: 'lectern' }, 'app.lectern.client'],
  [{ appId: 7 }, 'app.lectern.client'],
])('%j', (manifest, id) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-app-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  expect(appIdIn(folder)).toBe(id);
});
