import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github', 'workflows');
const files = readdirSync(folder);

const step = z.object({
  name: z.optional(z.string()),
  uses: z.optional(z.string().check(z.regex(/^[\w-]+\/[\w-]+@v\d+$/))),
  run: z.optional(z.string()),
  shell: z.optional(z.string()),
  if: z.optional(z.string()),
});
const workflow = z.object({
  name: z.string(),
  on: z.looseObject({ workflow_dispatch: z.optional(z.null()) }),
  permissions: z.object({ contents: z.literal('read') }),
  defaults: z.object({ run: z.object({ shell: z.literal('bash') }) }),
  jobs: z.record(
    z.string(),
    z.looseObject({ 'runs-on': z.string(), 'timeout-minutes': z.number(), steps: z.array(step).check(z.minLength(1)) }),
  ),
});

/** A file of YAML, as electron-builder reads its own. */
function readYaml(file: string): unknown {
  const inside = createRequire(
    createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json')).resolve(
      'app-builder-lib/package.json',
    ),
  );
  const load: unknown = Reflect.get(Object(inside('js-yaml')), 'load');
  if (typeof load !== 'function') throw new Error('js-yaml is gone.');
  return Reflect.apply(load, undefined, [readFileSync(file, 'utf8')]);
}

const runs = files.flatMap((file) => {
  const { jobs } = z.parse(workflow, readYaml(path.join(folder, file)));
  return Object.entries(jobs).flatMap(([job, { steps }]) =>
    steps.flatMap(({ run, shell }) => (run === undefined ? [] : [{ where: `${file}, ${job}`, run, shell }])),
  );
});
const shells = globSync('dev/ci/*.sh', { cwd: root }).map((file) => ({
  where: file,
  run: readFileSync(path.join(root, file), 'utf8'),
}));

it.each(files)('%s is a workflow whose steps each do one thing', (file) => {
  const { jobs } = z.parse(workflow, readYaml(path.join(folder, file)));
  for (const [job, { steps }] of Object.entries(jobs))
    for (const one of steps) expect([one.uses, one.run].filter(Boolean), `${job}: ${one.name}`).toHaveLength(1);
});

it('no action needs the Node 20 that runners have no more', () => {
  // The first that run on Node 24.
  const first: Readonly<Record<string, number>> = { checkout: 5, 'setup-node': 5, 'upload-artifact': 6 };
  const used = files.flatMap((file) => [
    ...readFileSync(path.join(folder, file), 'utf8').matchAll(/actions\/([\w-]+)@v(\d+)/g),
  ]);
  expect(used.length).toBeGreaterThan(0);
  for (const [name, action = '', version] of used)
    expect(Number(version), name).toBeGreaterThanOrEqual(first[action] ?? Infinity);
});

it('no command is turned round by !: bash goes on after it, whatever it says', () => {
  for (const { where, run } of [...runs, ...shells]) expect(run, where).not.toMatch(/^\s*! /m);
});

it('what they run is shell that bash can read', () => {
  const given = [...runs.filter(({ shell }) => shell !== 'pwsh'), ...shells];
  // A function's body is read and not run.
  const read = 'for text; do eval "$(printf "f() {\\n%s\\n}" "$text")" || printf "%s\\n" "$text"; done';
  const texts = given.map(({ run }) => run.replaceAll(/\$\{\{.*?\}\}/g, 'x'));
  const ask = (...asked: string[]) =>
    execFileSync('bash', ['-c', read, 'bash', ...asked], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  expect(ask(...texts)).toBe('');
  expect(ask('if true; then')).toBe('if true; then\n');
});

it('every script, test and npm command that they name is there, and no script of dev/ci is left over', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const named = new Set<string>();
  for (const { where, run } of [...runs, ...shells]) {
    for (const [file] of run.matchAll(/\b(?:dev|tests)\/[\w./-]+\.\w+/g)) {
      named.add(file);
      expect(existsSync(path.join(root, file)), `${where}: ${file}`).toBe(true);
    }
    for (const [, script = ''] of run.matchAll(/\bnpm run ([\w:-]+)/g))
      expect(Object.keys(scripts), where).toContain(script);
  }
  const imported = globSync('dev/ci/*.ts', { cwd: root })
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '\.\/([\w-]+\.ts)'/g)])
    .map(([, name]) => `dev/ci/${name}`);
  const unused = readdirSync(path.join(root, 'dev/ci')).filter(
    (name) => !name.endsWith('.test.ts') && !named.has(`dev/ci/${name}`) && !imported.includes(`dev/ci/${name}`),
  );
  expect(unused).toEqual([]);
});

it('each system packs, installs, starts, reads fuses back and plays a film; two of them update', () => {
  const said = (job: string) =>
    runs
      .filter(({ where }) => where === `package.yml, ${job}`)
      .map(({ run }) => run)
      .join('\n');
  for (const job of ['linux', 'windows', 'macos'])
    for (const part of ['npx electron-builder', 'npm run package', 'dev/ci/installed.ts', 'tests/e2e/player.test.ts'])
      expect(said(job), `${job}: ${part}`).toContain(part);
  for (const job of ['linux', 'windows']) expect(said(job)).toContain('dev/ci/update.ts');
  expect(said('linux')).toMatch(/--no-display/);
  expect(said('linux')).toMatch(/with-weston\.sh/);
  expect(said('linux')).toMatch(/xvfb-run/);
});
