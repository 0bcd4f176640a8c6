// The second half of `npm test`, on Node 24: checks, build, tests, coverage of the specification, the closing lines.
// With `--changed`: only what a change touches, the nearest tests first and about a minute of them (`--all`: every one), and no
// coverage.
import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './checks.mjs';
import { run, say, tail } from './setup/steps.mjs';
import { changedTests } from './test/changed.mjs';
import { nearest } from './test/nearest.ts';
import { count, failures, flakes, merge } from './test/summary.ts';
import { readTimes, runVitest, worthRetrying } from './test/vitest.mjs';
import { needsBuild } from './test/window-folders.ts';

const slowestShown = 15;
const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, '.cache');
const onlyChanged = process.argv.includes('--changed');
/** Time of test files, of which three run at once: about a minute. */
const changedBudgetMs = process.argv.includes('--all') ? Infinity : 180_000;
const wholeReport = path.join(cache, 'vitest.json');
const report = onlyChanged ? path.join(cache, 'vitest-changed.json') : wholeReport;
const secondReport = path.join(cache, 'vitest-second.json');
const coverage = path.join(cache, 'coverage');
const recording = onlyChanged ? {} : { LECTERN_COVERAGE: coverage };

mkdirSync(cache, { recursive: true });
if (!onlyChanged) {
  rmSync(coverage, { recursive: true, force: true });
  mkdirSync(coverage, { recursive: true });
}

const touched = onlyChanged ? await changedTests(root) : null;
const checks = await runChecks(root, touched?.changed ?? null);
const total = { passed: checks.passed, failed: checks.failed.length, skipped: 0 };
const selection = touched && nearest(touched.files, touched.changed, timesSoFar(), changedBudgetMs);
if (touched) say(`${touched.files.length} test files are touched since ${touched.base.slice(0, 10)}`);
sayLeft();

if (needsBuild(selection?.run ?? null)) {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = await run('build', process.execPath, [vite, 'build'], { cwd: root });
  say(`${build.code === 0 ? 'ok  ' : 'FAIL'} build`);
  total[build.code === 0 ? 'passed' : 'failed'] += 1;
  if (build.code !== 0) say(tail(build.output, 40));
}

if (selection === null || selection.run.length > 0) {
  const first = await runVitest(root, { label: 'tests', report, args: selection?.run, env: recording });
  const retried = worthRetrying(first.files);
  const second =
    retried.length === 0
      ? { code: first.code, files: [] }
      : await runVitest(root, { label: 'second try', report: secondReport, args: retried, env: recording });
  const files = merge(first.files, second.files);
  if (existsSync(report)) keepSecondTry(files);
  const counted = count(files);
  for (const kind of ['passed', 'failed', 'skipped']) total[kind] += counted[kind];
  // Errors outside every file, such as an unhandled rejection.
  if (first.code !== 0 && failures(first.files).length === 0) total.failed += 1;
  if (second.code !== 0 && failures(files).length === 0 && retried.length > 0) total.failed += 1;

  say(`slowest ${slowestShown} files:`);
  for (const { file, ms } of readTimes(root, report).slice(0, slowestShown))
    say(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);

  // Said again below everything else: a long log is read from its end.
  for (const { name, message } of failures(files)) say(`FAIL ${name}\n     ${message}`);
  const flaky = flakes(first.files, second.files);
  for (const { name, message } of flaky) say(`FLAKE ${name}\n     ${message}`);
  say(`flaky ${flaky.length}`);
}

if (!onlyChanged) {
  const spec = await run('coverage', process.execPath, [path.join(root, 'dev', 'coverage', 'main.ts')], { cwd: root });
  say(spec.output.trimEnd());
  if (spec.code !== 0) total.failed += 1;
}

sayLeft();
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

// What the last run of each file took; a run of a change is newer than the whole one before it.
function timesSoFar() {
  return [...readTimes(root, wholeReport), ...readTimes(root, report)];
}

function sayLeft() {
  if (!selection || selection.left.length === 0) return;
  const minutes = Math.ceil(selection.leftMs / 60_000);
  say(
    `of these the nearest ${selection.run.length} run; ${selection.left.length} more (${minutes} min of test time) with --changed --all`,
  );
}

// The coverage of the specification reads which tests passed.
function keepSecondTry(files) {
  const written = JSON.parse(readFileSync(report, 'utf8'));
  writeFileSync(report, JSON.stringify({ ...written, testResults: files }));
}
