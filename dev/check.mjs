// npm run check: types, lint, cycles, format, dead code, and the house rules.
import path from 'node:path';
import { runChecks } from './checks.mjs';
import { run, say, tail } from './setup/steps.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { failed } = await runChecks(root);
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const house = await run(
  'house',
  process.execPath,
  [
    vitest,
    'run',
    'tests/house.test.ts',
    'tests/spec.test.ts',
    'tests/terms.test.ts',
    'tests/screens.test.ts',
    'tests/sights.test.ts',
  ],
  {
    cwd: root,
  },
);
say(`${house.code === 0 ? 'ok  ' : 'FAIL'} house rules`);
if (house.code !== 0) say(tail(house.output, 60));
process.exit(failed.length === 0 && house.code === 0 ? 0 : 1);
