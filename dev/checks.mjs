// The steps of `npm run check`, each one command; shared with `npm test`. Runs on Node 24.
import path from 'node:path';
import { writeElectronTypes } from './host/write-types.mjs';
import { run, say, tail } from './setup/steps.mjs';

const folders = ['electron', 'src', 'dev', 'tests', 'vite.config.ts', 'vitest.config.ts'];

// Zones, sizes and languages are checked by tests/house.test.ts, cycles by lint.
const steps = [
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['types of the main process against the host', 'tsc', ['--noEmit', '-p', 'tsconfig.host.json']],
  ['lint and cycles', 'oxlint', ['--type-aware', ...folders]],
  ['format', 'oxfmt', ['--check', ...folders]],
  ['dead code', 'knip', ['--no-progress']],
];

/** Runs every check; returns the names of those that failed. */
export async function runChecks(root) {
  const failed = [];
  writeElectronTypes(root);
  for (const [name, command, args] of steps) {
    const began = Date.now();
    const file = path.join(root, 'node_modules', '.bin', command);
    const { code, output } = await run(name, file, args, { cwd: root, timeout: 240_000 });
    say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (code === 0) continue;
    failed.push(name);
    say(tail(output, 60));
  }
  return { passed: steps.length - failed.length, failed };
}
