import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { AppFacts } from './app.ts';

const require = createRequire(import.meta.url);

/** The app to run: a packaged one beside the executable, else the folder or file that the arguments name. */
export function entryOf(args: readonly string[], resources: string): { main: string; facts: AppFacts } {
  const bundled = ['app.asar', 'app'].map((name) => path.join(resources, name)).find((file) => fs.existsSync(file));
  const named = args.find(
    (argument, index) => !argument.startsWith('-') && !['-r', '--require'].includes(args[index - 1] ?? ''),
  );
  const chosen = bundled ?? named;
  if (!chosen) {
    process.stderr.write('host: no app given\n');
    process.exit(1);
  }
  const file = path.resolve(chosen);
  const folder = file.endsWith('.asar') ? unpacked(file) : file;
  const packaged = bundled !== undefined;
  if (!fs.statSync(folder).isDirectory()) {
    return { main: folder, facts: { name: 'Electron', version: '0.0.0', path: path.dirname(folder), packaged } };
  }
  const { name = 'Electron', productName = name, version = '0.0.0', main = 'index.js' } = readPackage(folder);
  return { main: path.join(folder, main), facts: { name: productName, version, path: folder, packaged } };
}

function readPackage(folder: string): { name?: string; productName?: string; version?: string; main?: string } {
  const parsed: unknown = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const text = (key: string) => {
    const value: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, key) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return { name: text('name'), productName: text('productName'), version: text('version'), main: text('main') };
}

/** Electron reads an asar in place; Node cannot, so it is unpacked into a folder that goes when the app ends. */
function unpacked(file: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-asar-'));
  const asar: { extractAll(archive: string, target: string): void } = require('@electron/asar');
  asar.extractAll(file, folder);
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
