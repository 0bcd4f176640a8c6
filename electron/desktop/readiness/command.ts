import type { ReadinessRow, Verdict } from '#contract/ipc/readiness.ts';
import { pageChecks } from '#contract/ipc/readings.ts';
import type { NoUpdates } from '#contract/ipc/updates.ts';
import type { ConsoleWords } from '#electron/kernel/words/console-words.ts';
import type { paperFacts, PolicyFileFacts } from '#electron/platform/policy/policy-facts.ts';
import { overall, units } from '#rules/readiness/judge.ts';
import { reportData, reportText, type ReportFacts } from '#rules/readiness/report.ts';
import { validUntil } from '#rules/readiness/seat-pass.ts';
import type { CommandPass } from './command-pass.ts';
import { reportWords } from './report-words.ts';

/** What the command line says beside it. */
export interface ReadinessOrder {
  asJson: boolean;
  /** The name of the seat; null: not given. */
  seat: string | null;
  saveJson: string | null;
  savePdf: string | null;
}

/** Of the seat, beside what was measured. */
export interface SeatFacts {
  machine: string;
  /** Of the system; null: it has no name for who runs this. */
  user: string | null;
  product: string;
  policy: ReturnType<typeof paperFacts> & { files: readonly PolicyFileFacts[] };
  /** Why the client does not update itself; null: it does. */
  noUpdates: NoUpdates | null;
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

const exitCodes: Readonly<Record<Verdict, number>> = { pass: 0, warn: 1, unknown: 1, fail: 2 };

/**
 * Exit codes: 0 all is well; 1 something is weak or not known; 2 something fails, or the check could not run; 3 all is well but
 * that the folder of answers has not been found again after a restart yet.
 */
export function exitCodeOf(rows: readonly ReadinessRow[]): number {
  const open = rows.filter(({ verdict }) => verdict !== 'pass');
  const onlyUnproven = open.length > 0 && open.every(({ finding }) => finding === 'folderUnproven');
  return onlyUnproven ? 3 : exitCodes[overall(rows)];
}

/** The report of a run without a window, as JSON. */
export function jsonOf(
  seatFacts: SeatFacts,
  facts: Omit<ReportFacts, 'pass'>,
  rows: readonly ReadinessRow[],
  passed: CommandPass,
): string {
  const data = reportData({ ...facts, pass: passed.pass }, rows);
  const reason = passed.pass === null ? passed.obstacle : passed.sending === 'held' ? null : passed.sending;
  const pass = data.pass === null ? null : { ...data.pass, covers: 'machine', reason };
  return JSON.stringify(
    {
      ...data,
      ...seatFacts,
      rows: rows.map((row) => ({ ...row, unit: units[row.check] ?? null })),
      pass,
      noPass: passed.pass === null ? reason : null,
      notMeasured: pageChecks,
    },
    null,
    2,
  );
}

/** The same in words. */
export function linesOf(
  { machine }: Pick<SeatFacts, 'machine'>,
  facts: Omit<ReportFacts, 'pass'>,
  rows: readonly ReadinessRow[],
  passed: CommandPass,
  { say, locale }: ConsoleWords,
): string {
  const words = reportWords(locale);
  const names = pageChecks.map((check) => words.say(`names.${check}`)).join(', ');
  return [
    reportText({ ...facts, pass: passed.pass }, rows, words).trimEnd(),
    '',
    say('readiness.machine', { machine }),
    say('readiness.notMeasured', { names }),
    ...passLines(passed, say, words),
  ].join('\n');
}

function passLines(passed: CommandPass, say: ConsoleWords['say'], words: ReturnType<typeof reportWords>): string[] {
  if (passed.pass === null) return [words.say(`pass.obstacle.${passed.obstacle}`)];
  const until = words.time(validUntil(passed.pass));
  return [say('readiness.machinePass', { until }), say(`readiness.sent.${passed.sending}`)];
}
