// npm test: sets the machine up, then runs every check and every test on Node 24; `npm test -- --changed` those that a
// change touches.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { installPackages, pinnedNode } from './setup/packages.mjs';
import { installSystem } from './setup/system.mjs';

const root = path.resolve(import.meta.dirname, '..');

try {
  await installPackages(root);
  await installSystem();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

const bin = path.join(root, 'node_modules', '.bin');
const child = spawn(pinnedNode(root), [path.join(root, 'dev', 'test-run.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PATH: `${path.dirname(pinnedNode(root))}${path.delimiter}${bin}${path.delimiter}${process.env.PATH}`,
  },
});
child.on('exit', (code) => process.exit(code ?? 1));
