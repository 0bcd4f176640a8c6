// A prover: one vitest that runs job after job, so that only what a job breaks is read again. Started by provers.ts.
import path from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import { readPlace } from '../break/at.ts';
import { breakVariable } from '../break/plugin.ts';
import { citing, rulesOf, type Job, type Outcome } from './job.ts';

const root = path.resolve(import.meta.dirname, '../../..');

let onResult: (test: TestCase) => void = () => undefined;
const vitest = await createVitest({
  root,
  run: true,
  watch: false,
  project: ['node', 'screens'],
  maxWorkers: 1,
  reporters: [{ onTestCaseResult: (test) => onResult(test) }],
});
await vitest.standalone();

async function run({ at, rules, files, unreliable }: Job): Promise<Outcome> {
  const failed = new Set<string>();
  const hit = new Set<string>();
  onResult = (test) => {
    const name = `${path.relative(root, test.module.moduleId)} > ${test.fullName}`;
    if (test.result().state !== 'failed' || unreliable.includes(name)) return;
    failed.add(name);
    for (const id of rulesOf(test.name)) hit.add(id);
    if (at !== null && rules.every((id) => hit.has(id))) void vitest.cancelCurrentRun('test-failure');
  };
  const specifications = await vitest.globTestSpecifications(files.map((file) => path.join(root, file)));
  process.env[breakVariable] = at ?? '';
  const broken = at === null ? null : path.join(root, readPlace(at).file);
  if (broken) vitest.invalidateFile(broken);
  const { testModules } = await vitest.runTestSpecifications(
    specifications.map(({ project, moduleId, pool }) =>
      project.createSpecification(moduleId, { testNamePattern: citing(rules) }, pool),
    ),
  );
  process.env[breakVariable] = '';
  if (broken) vitest.invalidateFile(broken);
  return {
    failed: [...failed],
    green: rules.filter((id) => !hit.has(id)),
    notLoaded: testModules
      .filter((module) => module.errors().length > 0)
      .map(({ moduleId }) => path.relative(root, moduleId)),
  };
}

process.on('message', (job: Job) => {
  void run(job).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
