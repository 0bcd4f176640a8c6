// The test files that a change touches.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '../setup/steps.mjs';

/** What a client that runs as a process is made of: no import leads from its tests to it. */
const runAsProcess = [{ folder: 'dev/host/', tests: 'tests/host' }];

/** Returns {base, changed, files}: the commit compared with, what differs from it, and the test files that it touches. */
export async function changedTests(root) {
  const base = baseOf(root);
  const changed = [...git(root, 'diff', '--name-only', '--diff-filter=d', base), ...untracked(root)];
  const list = path.join(root, '.cache', 'changed.json');
  rmSync(list, { force: true });
  const { code, output } = await run(
    'selection',
    process.execPath,
    [
      path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'list',
      '--filesOnly',
      `--json=${list}`,
      `--changed=${base}`,
      '--passWithNoTests',
    ],
    { cwd: root },
  );
  if (code !== 0) throw new Error(`vitest could not list the tests:\n${output}`);
  const listed = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const imported = listed.map(({ file }) => path.relative(root, file));
  return { base, changed, files: [...new Set([...imported, ...beside(root, changed), ...ofProcesses(root, changed)])] };
}

// On a branch its whole work; on main what is not committed, else the last commit.
function baseOf(root) {
  const [head] = git(root, 'rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find((name) => git(root, 'rev-parse', '--verify', '--quiet', name).length > 0);
  const [base = head] = main === undefined ? [] : git(root, 'merge-base', 'HEAD', main);
  if (base !== head) return base;
  const clean = git(root, 'status', '--porcelain').length === 0;
  return clean ? (git(root, 'rev-parse', '--verify', '--quiet', 'HEAD~1')[0] ?? head) : head;
}

function untracked(root) {
  return git(root, 'ls-files', '--others', '--exclude-standard');
}

// Workers are started by address: the tests beside them are found by their folder.
function beside(root, changed) {
  const folders = new Set(changed.filter((file) => /\.tsx?$/.test(file)).map((file) => path.dirname(file)));
  return [...folders].flatMap((folder) => testsIn(root, folder, false));
}

function ofProcesses(root, changed) {
  const touched = runAsProcess.filter(({ folder }) => changed.some((file) => file.startsWith(folder)));
  return touched.flatMap(({ tests }) => testsIn(root, tests, true));
}

function testsIn(root, folder, recursive) {
  return readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

function git(root, ...args) {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    return []; // No such name, or no repository: then there is nothing to compare with.
  }
}
