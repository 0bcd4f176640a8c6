import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBrand } from './brand.ts';
import { namesOf } from './names.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('tells every name and folder of an organisation, and nothing of ours but what stays ours', () => {
  const lines = namesOf(readBrand(root, 'qicheng'));
  expect(lines[0]).toBe('Names and folders of 启程学习端 (qicheng, cn.example.qicheng):');
  // The guide shows them as they are printed.
  expect(readFileSync(path.join(root, 'docs/DEPLOYMENT.md'), 'utf8')).toContain(lines.slice(1).join('\n'));
  expect(lines.join('\n').replaceAll(/Lectern\W|lectern(?=\/policy)/g, '')).not.toMatch(/lectern/i);
});

it.each([
  ['启程学习端', 'qicheng'],
  ['Qi Cheng 2', 'qicheng'],
])('%s is installed on Windows where electron-builder puts it', (name, program) => {
  const inside = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
  const found: unknown = inside('app-builder-lib/out/targets/targetUtil.js');
  const given: unknown = Reflect.get(Object(found), 'getWindowsInstallationDirName');
  if (typeof given !== 'function') throw new Error('electron-builder has no such rule any more.');
  const folder: unknown = Reflect.apply(given, undefined, [{ productFilename: name, sanitizedName: program }, true]);
  const lines = namesOf({ ...readBrand(root, 'lectern'), name, program }).join('\n');
  expect(lines).toContain(`%ProgramFiles%\\${String(folder)}\\${name}.exe`);
});
