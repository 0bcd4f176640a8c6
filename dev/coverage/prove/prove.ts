import type { Outcome } from './job.ts';
import { runJobs } from './provers.ts';
import { breakagesOf, pendingOf, record, type Breakage, type Left } from './record.ts';

/**
 * Breaks places of tests/spec/rules.json in turn (those named, else those that changed since they were proven), runs the
 * tests that cite their rules, and writes tests/spec/proven.json and unproven.json.
 */
export async function prove(root: string, named: readonly string[], say: (line: string) => void): Promise<void> {
  const began = Date.now();
  const results = new Map<string, Left>();
  const breakages = breakagesOf(root);
  const pending = pendingOf(root, breakages, named);
  say(`${breakages.length} places, ${pending.length} to break`);

  const unreliable = new Set<string>();
  let count = 0;
  await runJobs(pending, 2, (breakage, outcome) => {
    const left = leftOf(breakage, outcome);
    results.set(breakage.at, left);
    // Written after every place, so that what an interrupted run did not reach is listed too.
    record(root, breakages, results);
    count += 1;
    for (const [id, why] of Object.entries(left)) say(`${count}/${pending.length} ${id}: ${why}: ${breakage.at}`);
    for (const name of outcome?.unreliable ?? []) {
      if (!unreliable.has(name)) say(`fails with nothing broken: ${name}`);
      unreliable.add(name);
    }
  });

  const unproven = record(root, breakages, results);
  say(`${new Set(unproven.map(({ id }) => id)).size} rules unproven, ${Math.round((Date.now() - began) / 1000)} s`);
}

/** The rules that a breakage left green, with the reason. */
function leftOf({ rules, files }: Breakage, outcome: Outcome | null): Left {
  if (!outcome) return Object.fromEntries(rules.map((id) => [id, 'the tests hang']));
  if (files.length === 0)
    return Object.fromEntries(rules.map((id) => [id, 'cited by tests of the built client alone']));
  const why = outcome.notLoaded.length > 0 ? 'too wide: the tests do not load' : 'every test stays green';
  return Object.fromEntries(outcome.green.map((id) => [id, why]));
}
