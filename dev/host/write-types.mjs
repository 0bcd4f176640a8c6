// Writes Electron's own types without its module declarations, so that tsconfig.host.json can map 'electron' to surface.ts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes `.cache/host/electron-types.d.ts` and returns its path. */
export function writeElectronTypes(root) {
  const text = readFileSync(path.join(root, 'node_modules', 'electron', 'electron.d.ts'), 'utf8');
  const types = text
    .replace(/^declare module '(?:electron|electron\/\w+)' \{\n[^]*?\n\}\n/gm, '')
    .replace(/^interface NodeRequireFunction[^]*?\n\}\n/m, '')
    .replace(/^interface NodeRequire [^]*?\n\}\n/m, '');
  const file = path.join(root, '.cache', 'host', 'electron-types.d.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, types);
  return file;
}
