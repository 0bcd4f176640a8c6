import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { run, say, tail } from '../setup/steps.mjs';

const sources = [
  'electron',
  'src',
  'locales',
  'resources',
  'dev/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

function newest(file: string): number {
  if (!existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(file).reduce((latest, entry) => Math.max(latest, newest(path.join(file, entry))), stat.mtimeMs);
}

/** True when the built client is newer than everything it was built from. */
export function isBuilt(root: string): boolean {
  const marks = ['dist/index.html', 'dist-electron/main.js', 'dist-electron/preload.cjs'].map((file) =>
    path.join(root, file),
  );
  if (!marks.every((file) => existsSync(file))) return false;
  const built = Math.min(...marks.map((file) => statSync(file).mtimeMs));
  return sources.every((source) => newest(path.join(root, source)) <= built);
}

/** Builds the client when it is missing or older than its sources. Throws with the builder's last lines. */
export async function buildClient(root: string): Promise<void> {
  if (isBuilt(root)) return;
  say('Building the client');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await run('build', process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
  if (code !== 0) throw new Error(`The build failed:\n${tail(output, 30)}`);
}
