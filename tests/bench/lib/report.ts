import { writeFileSync } from 'node:fs';
import { resultOf, type Measure } from './measure.ts';

/** Prints the measures and writes them to `out`; true when none misses its goal. */
export function report(measures: readonly Measure[], out: string | undefined): boolean {
  const results = measures.map((measure) => ({ name: measure.name, ...resultOf(measure) }));
  console.table(
    results.map(({ name, value, unit, goal, ok }) => ({
      measure: name,
      value: `${value} ${unit}`,
      goal: goal === null ? '' : `${goal} ${unit}`,
      '': goal === null ? '' : ok ? 'ok' : 'MISSED',
    })),
  );
  if (out !== undefined) {
    const file = Object.fromEntries(results.map(({ name, ...result }) => [name, result]));
    writeFileSync(out, `${JSON.stringify(file, null, 2)}\n`);
  }
  return results.every(({ ok }) => ok);
}
