import { machineChecks, pageChecks } from '../../src/contract/readiness/readings.ts';
import { overall, type ReadinessRow, type Verdict } from '../../src/contract/readiness/judge.ts';
import { reportData, type ReportFacts } from '../../src/contract/readiness/report.ts';
import { validUntil } from '../../src/contract/readiness/seat-pass.ts';
import type { CommandPass } from './command-pass.ts';

/** What the command line says beside it. */
export interface ReadinessOrder {
  asJson: boolean;
  /** The name of the seat; null: not given. */
  seat: string | null;
  saveJson: string | null;
  savePdf: string | null;
}

export function readOrder(argv: readonly string[]): ReadinessOrder {
  const value = (name: string) =>
    argv.findLast((given) => given.startsWith(`--${name}=`))?.slice(name.length + 3) || null;
  return {
    asJson: argv.includes('--json'),
    seat: value('seat'),
    saveJson: value('save-json'),
    savePdf: value('save-pdf'),
  };
}

/** Exit codes: 0 all is well; 1 something is weak or not known; 2 something fails, or the check could not run. */
const exitCodes: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 1, fail: 2 };

export const exitCodeOf = (rows: readonly ReadinessRow[]): number => exitCodes[overall(rows)];

/** The report of a run without a window, as JSON. */
export function jsonOf(
  machine: string,
  facts: Omit<ReportFacts, 'pass'>,
  rows: readonly ReadinessRow[],
  passed: CommandPass,
): string {
  const data = reportData({ ...facts, pass: passed.pass }, rows);
  const reason = passed.pass === null ? passed.obstacle : passed.sending === 'held' ? null : passed.sending;
  const pass = data.pass === null ? null : { ...data.pass, covers: 'machine', reason };
  return JSON.stringify(
    { ...data, machine, pass, noPass: passed.pass === null ? reason : null, notMeasured: pageChecks },
    null,
    2,
  );
}

/** The same as a line for each check. */
export function linesOf(
  machine: string,
  { seat, client, platform, at }: Omit<ReportFacts, 'pass'>,
  rows: readonly ReadinessRow[],
  passed: CommandPass,
): string {
  const width = Math.max(...machineChecks.map(({ length }) => length));
  const lines = rows.map(({ check, verdict, numbers }) => {
    const told = Object.entries(numbers).map(([name, value]) => `${name}=${value}`);
    return `${verdict.padEnd(7)} ${check.padEnd(width)} ${told.join(' ')}`.trimEnd();
  });
  const facts = {
    client,
    platform,
    machine,
    at: new Date(at).toISOString(),
    verdict: overall(rows),
    ...(seat && { seat }),
  };
  const head = Object.entries(facts).map(([name, value]) => `${name}: ${value}`);
  return [...head, ...lines, `not measured: ${pageChecks.join(', ')}`, passLine(passed)].join('\n');
}

function passLine(passed: CommandPass): string {
  if (passed.pass === null) return `no pass: ${passed.obstacle}`;
  const until = new Date(validUntil(passed.pass)).toISOString();
  const sent = passed.sending === 'held' ? 'held by the platform' : `not sent: ${passed.sending}`;
  return `pass of the machine: ${passed.pass.seat}, valid until ${until}, ${sent}`;
}
