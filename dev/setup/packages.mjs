// Installs the npm packages when they are missing or older than the lockfile.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { run, say, tail } from './steps.mjs';

/** Node 24 as the lockfile pins it; every script runs on it. */
export function pinnedNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return path.join(root, 'node_modules', 'node', 'bin', file);
}

function isCurrent(root) {
  const mark = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(mark) || !existsSync(pinnedNode(root))) return false;
  return statSync(mark).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** Makes `node_modules` match the lockfile. Throws a sentence when it cannot. */
export async function installPackages(root) {
  if (isCurrent(root)) return;
  say('Installing packages (npm ci); the first time takes about a minute');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run('npm ci', npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`npm ci failed:\n${tail(output)}`);
}
