// npm start, npm run dev: sets the machine up, then hands over to Node 24. Runs on Node 20 with nothing installed.
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

const child = spawn(pinnedNode(root), [path.join(root, 'dev', 'start', 'main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl+C reaches the child as well (one terminal, one process group): wait for it to end what it started.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
