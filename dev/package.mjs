// npm run package: sets the machine up, then packs on Node 24. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages, pinnedNode } from './setup/packages.mjs';

const root = path.resolve(import.meta.dirname, '..');

try {
  await installPackages(root);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const script = path.join(root, 'dev', 'package', 'main.ts');
const child = spawn(pinnedNode(root), [script, ...process.argv.slice(2)], { cwd: process.cwd(), stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
