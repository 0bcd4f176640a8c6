import { machineChecks, pageChecks } from '../../src/contract/readiness/readings.ts';
import { overall, type ReadinessRow, type Verdict } from '../../src/contract/readiness/judge.ts';

/** The switch that runs the readiness check without a window. */
export const readinessSwitch = '--readiness';

/** Exit codes: 0 all is well; 1 something is weak or not known; 2 something fails, or the check could not run. */
const exitCodes: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 1, fail: 2 };

interface ReportFacts {
  version: string;
  platform: string;
  machine: string;
  /** Epoch ms. */
  at: number;
}

/** The report of a run without a window: JSON with `--json`, else a line for each check. */
export function reportOf(
  { version, platform, machine, at }: ReportFacts,
  rows: readonly ReadinessRow[],
  asJson: boolean,
): { text: string; exitCode: number } {
  const verdict = overall(rows);
  const exitCode = exitCodes[verdict];
  const facts = { client: version, platform, machine, at: new Date(at).toISOString(), verdict };
  if (asJson) return { text: JSON.stringify({ ...facts, rows, notMeasured: pageChecks }, null, 2), exitCode };
  const width = Math.max(...machineChecks.map(({ length }) => length));
  const lines = rows.map(({ check, verdict: one, numbers }) => {
    const told = Object.entries(numbers).map(([name, value]) => `${name}=${value}`);
    return `${one.padEnd(7)} ${check.padEnd(width)} ${told.join(' ')}`.trimEnd();
  });
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  return { text: [...head, ...lines, `not measured: ${pageChecks.join(', ')}`].join('\n'), exitCode };
}
