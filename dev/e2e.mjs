// npm run e2e -- <filter>: builds the client, then runs the end-to-end tests whose file or title matches.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildClient } from './start/build.ts';

const root = path.resolve(import.meta.dirname, '..');
await buildClient(root);
const [filter, ...rest] = process.argv.slice(2);
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const args = ['run', '--project', 'host', '--project', 'host-alone', filter ?? 'tests/e2e', ...rest];
const child = spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
