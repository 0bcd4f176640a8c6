import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { appIdIn, linkSchemeIn } from './app-id.ts';

it.each([
  [{ name: 'qicheng', appId: 'cn.example.qicheng' }, 'cn.example.qicheng', 'qicheng'],
  [{ name: 'qicheng', linkScheme: 'qc-learn' }, 'app.lectern.client', 'qc-learn'],
  [{ name: 'lectern' }, 'app.lectern.client', 'lectern'],
  [{ appId: 7 }, 'app.lectern.client', 'lectern'],
])('%j: the id %s, links of %s', (manifest, id, scheme) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-app-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  expect(appIdIn(folder)).toBe(id);
  expect(linkSchemeIn(folder)).toBe(scheme);
});
