// The second half of `npm test`, on Node 24: checks, build, tests, coverage of the specification, the closing line.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './checks.mjs';
import { run, say, tail } from './setup/steps.mjs';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');
const report = path.join(cache, 'vitest.json');
const coverage = path.join(cache, 'coverage');
const node = process.execPath;

rmSync(coverage, { recursive: true, force: true });
rmSync(report, { force: true });
mkdirSync(coverage, { recursive: true });

const failures = [];
const total = { passed: 0, failed: 0, skipped: 0 };

const checks = await runChecks(root);
total.passed += checks.passed;
total.failed += checks.failed.length;

const build = await run('build', node, [path.join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
  cwd: root,
});
say(`${build.code === 0 ? 'ok  ' : 'FAIL'} build`);
if (build.code === 0) total.passed += 1;
else {
  total.failed += 1;
  say(tail(build.output, 40));
}

const vitest = await run(
  'tests',
  node,
  [
    path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { cwd: root, echo: true, env: { ...process.env, LECTERN_COVERAGE: coverage, DEBUG_PRINT_LIMIT: '2000' } },
);
if (existsSync(report)) {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += result.numPassedTests;
  total.failed += result.numFailedTests;
  total.skipped += result.numPendingTests + result.numTodoTests;
  // A file that fails outside its tests counts as one failure, so that it cannot pass unseen.
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  total.failed += broken.length;
  for (const file of result.testResults) {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      failures.push(
        `${path.relative(root, file.name)} > ${fullName}\n     ${failureMessages[0]?.split('\n')[0] ?? ''}`,
      );
    }
  }
  for (const file of broken) failures.push(`${path.relative(root, file.name)}\n     ${file.message.split('\n')[0]}`);
}
if (vitest.code !== 0 && total.failed === 0) total.failed += 1;

// Said again below everything else: a long log is read from its end.
for (const name of failures) say(`FAIL ${name}`);

const spec = await run('coverage', node, [path.join(root, 'dev', 'coverage', 'main.ts')], { cwd: root });
say(spec.output.trimEnd());
if (spec.code !== 0) total.failed += 1;

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
