// The steps of `npm run check`, each one command; shared with `npm test`. Runs on Node 24.
import path from 'node:path';
import { writeElectronTypes } from './host/write-types.mjs';
import { run, say, tail } from './setup/steps.mjs';

const folders = ['electron', 'src', 'dev', 'tests', 'vite.config.ts'];

// Zones, sizes and languages are checked by tests/house.test.ts, cycles by lint.
const stepsOf = (linted) => [
  // The second time it looks only at what changed since.
  [
    'types',
    'tsc',
    ['--noEmit', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ],
  ['types of the main process against the host', 'tsc', ['--noEmit', '-p', 'dev/host/tsconfig.host.json']],
  ['lint and cycles', 'oxlint', ['--type-aware', ...linted]],
  ['format', 'oxfmt', ['--check', ...folders]],
  ['dead code', 'knip', ['--no-progress']],
];

/**
 * Runs every check; returns the names of those that failed. `changed`: lints these files alone, in which a new cycle must
 * have a part; null: all.
 */
export async function runChecks(root, changed = null) {
  const failed = [];
  const linted = changed?.filter(isLinted) ?? folders;
  // Without a file it would lint everything.
  const steps = stepsOf(linted).filter(([name]) => linted.length > 0 || !name.startsWith('lint'));
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

function isLinted(file) {
  return /\.(m?[jt]s|tsx)$/.test(file) && folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
}
