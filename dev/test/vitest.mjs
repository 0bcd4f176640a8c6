// One run of vitest, and what it reported.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../setup/steps.mjs';
import { drivesWindows } from './window-folders.ts';

/** More failing files than this are no flakes. */
const maxRetriedFiles = 6;

/** Runs vitest; returns {code, files}, each file with name relative to the root, tests, and its own error if it broke. */
export async function runVitest(root, { label, report, args = [], env = {} }) {
  rmSync(report, { force: true });
  // Thousands of user data folders: each run removes its own.
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'lectern-test-'));
  const { code } = await run(
    label,
    process.execPath,
    [
      path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${path.join(root, 'dev', 'test', 'times-reporter.mjs')}`,
      `--outputFile.json=${report}`,
      ...args,
    ],
    {
      cwd: root,
      echo: true,
      env: { ...process.env, TMPDIR: temporary, DEBUG_PRINT_LIMIT: '2000', LECTERN_TIMES: timesOf(report), ...env },
    },
  );
  rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  if (!existsSync(report)) return { code, files: [] };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return { code, files: testResults.map((result) => ({ ...result, name: path.relative(root, result.name) })) };
}

/** The times that a run left beside its report, slowest first: {file, ms}. */
export function readTimes(root, report) {
  if (!existsSync(timesOf(report))) return [];
  const times = JSON.parse(readFileSync(timesOf(report), 'utf8'));
  return times.map(({ file, ms }) => ({ file: path.relative(root, file), ms })).toSorted((a, b) => b.ms - a.ms);
}

function timesOf(report) {
  return report.replace(/\.json$/, '-times.json');
}

/** Failing files of processes and windows, which deserve a second try; none when too much is red for a flake. */
export function worthRetrying(files) {
  const failed = files.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const retried = failed.filter(drivesWindows);
  return retried.length <= maxRetriedFiles ? retried : [];
}
