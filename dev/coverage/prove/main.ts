// A prover: one vitest that runs job after job, so that only what a job breaks is read again. Started by provers.ts.
import path from 'node:path';
import { createVitest, type TestCase, type TestSpecification } from 'vitest/node';
import { readPlace } from '../break/at.ts';
import { breakVariable } from '../break/plugin.ts';
import { citing, rulesOf, type Job, type Outcome } from './job.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Tests without a page first: they are cheap, and often prove all that is asked. */
const projects = ['node', 'screens'] as const;

let onResult: (test: TestCase) => void = () => undefined;
const vitest = await createVitest({
  root,
  run: true,
  watch: false,
  project: [...projects],
  maxWorkers: 1,
  reporters: [{ onTestCaseResult: (test) => onResult(test) }],
});
await vitest.standalone();

/** Tests that pass with nothing broken. */
const reliable = new Set<string>();

interface Red {
  name: string;
  file: string;
  rules: readonly string[];
}

async function run({ at, rules, files }: Job): Promise<Outcome> {
  const broken = path.join(root, readPlace(at).file);
  const specifications = await vitest.globTestSpecifications(files.map((file) => path.join(root, file)));
  const notLoaded: string[] = [];
  const unreliable = new Set<string>();
  const mayProve = ({ name }: Red) => !unreliable.has(name);
  let missed = [...rules];
  for (const project of projects) {
    const own = specifications.filter((specification) => specification.project.name === project);
    for (let tries = 0; tries < 3 && own.length > 0 && missed.length > 0; tries += 1) {
      const wanted = missed;
      process.env[breakVariable] = at;
      vitest.invalidateFile(broken);
      const outcome = await runCiting(own, wanted, (reds) => missedBy(reds.filter(mayProve), wanted).length === 0);
      process.env[breakVariable] = '';
      vitest.invalidateFile(broken);
      notLoaded.push(...outcome.notLoaded);
      const unknown = outcome.reds.filter(({ name }) => !reliable.has(name));
      for (const name of await failingUnbroken(own, unknown)) unreliable.add(name);
      missed = missedBy(outcome.reds.filter(mayProve), wanted);
      // A test that failed by itself may have ended the run before another one could prove something.
      if (unknown.every(mayProve)) break;
    }
  }
  return {
    green: missed,
    notLoaded: [...new Set(notLoaded)],
    unreliable: [...unreliable],
  };
}

/** The tests among these that fail with nothing broken too: a loaded machine can do that to a test that waits. */
async function failingUnbroken(
  specifications: readonly TestSpecification[],
  tests: readonly Red[],
): Promise<readonly string[]> {
  if (tests.length === 0) return [];
  const files = new Set(tests.map(({ file }) => file));
  const own = specifications.filter(({ moduleId }) => files.has(moduleId));
  const { passed } = await runCiting(own, [...new Set(tests.flatMap(({ rules }) => rules))], () => false);
  for (const name of passed) reliable.add(name);
  return tests.map(({ name }) => name).filter((name) => !passed.has(name));
}

/** Runs the tests of these files that cite one of the rules, until the failed ones are enough. */
async function runCiting(
  specifications: readonly TestSpecification[],
  rules: readonly string[],
  enough: (reds: readonly Red[]) => boolean,
): Promise<{ reds: Red[]; passed: Set<string>; notLoaded: string[] }> {
  const reds: Red[] = [];
  const passed = new Set<string>();
  onResult = (test) => {
    const file = test.module.moduleId;
    const name = `${path.relative(root, file)} > ${test.fullName}`;
    const { state } = test.result();
    if (state === 'passed') passed.add(name);
    const cited = rulesOf(test.name);
    // The report counts what a test's own title cites: one whose group cites a rule proves nothing.
    if (state !== 'failed' || cited.length === 0) return;
    reds.push({ name, file, rules: cited });
    if (enough(reds)) void vitest.cancelCurrentRun('test-failure');
  };
  const { testModules } = await vitest.runTestSpecifications(
    specifications.map(({ project, moduleId, pool }) =>
      project.createSpecification(moduleId, { testNamePattern: citing(rules) }, pool),
    ),
  );
  const unloaded = testModules.filter((module) => module.errors().length > 0);
  return { reds, passed, notLoaded: unloaded.map(({ moduleId }) => path.relative(root, moduleId)) };
}

/** The rules that these failures leave unproven. */
function missedBy(reds: readonly Red[], rules: readonly string[]): string[] {
  return rules.filter((id) => !reds.some((red) => red.rules.includes(id)));
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
