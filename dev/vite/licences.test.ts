import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageFolders, readLicences } from './licences.ts';

it('finds the packages in the paths of sources', () => {
  expect(
    packageFolders([
      '/app/src/main.tsx',
      '/app/node_modules/zod/v4/mini/index.js',
      '/app/node_modules/zod/v4/core.js',
      '/app/node_modules/@fluentui/react-tabs/lib/x.js',
      String.raw`C:\app\node_modules\react\index.js`,
      '/app/node_modules/a/node_modules/b/index.js',
      '/app/node_modules/.vite/deps/x.js',
    ]),
  ).toEqual([
    '/app/node_modules/@fluentui/react-tabs',
    '/app/node_modules/a/node_modules/b',
    '/app/node_modules/zod',
    'C:/app/node_modules/react',
  ]);
});

it('reads names and texts; the same text stands there once', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-licences-'));
  const add = (name: string, manifest: object | null, texts: Record<string, string>) => {
    const folder = path.join(root, name);
    mkdirSync(folder);
    if (manifest)
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...manifest }));
    for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
    return folder;
  };
  const folders = [
    add('b', { license: 'MIT' }, { LICENSE: 'the text\n' }),
    add('a', { license: 'MIT' }, { 'LICENCE.md': 'the text' }),
    add('c', {}, { 'licenses.js': 'no licence' }),
    add('d', null, {}),
  ];
  expect(readLicences(folders)).toEqual({
    packages: [
      { name: 'a', version: '1.0.0', licence: 'MIT', text: 0 },
      { name: 'b', version: '1.0.0', licence: 'MIT', text: 0 },
      { name: 'c', version: '1.0.0', licence: null, text: null },
    ],
    texts: ['the text'],
  });
});
