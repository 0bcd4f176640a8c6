import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle } from '../bundle.ts';
import { killClients } from '../client/kills.ts';
import { runKills } from '../kills.ts';
import { seeded } from '../random.ts';
import { readTallies, type SeriesName } from '../series.ts';
import { harmOf } from '../tally.ts';
import { killTrees } from '../tree/kills.ts';

const run = promisify(execFile);

/** A series that must come to harm once a guard is taken out: proof that it can. */
export interface Control {
  series: SeriesName | 'kills' | 'clients' | 'trees';
  /** The tally of the series that must rise. */
  fault: string;
  /** What is broken, in the notation of tests/spec/rules.json. */
  guard: string;
  /** Harm comes seldom: it gets this many times the rounds of the others. */
  times?: number;
}

/** Answers are acknowledged this long (ms) before they are written. */
function acknowledgedEarly(ms: number): string {
  return `electron/storage/journal/copies.ts#CopyFile: await this.#file.append(bytes); ~> setTimeout((file: AppendFile | null) => void file?.append(bytes), ${ms}, this.#file);`;
}

/** Records are taken from one copy, whatever the other one holds. */
function readsOnly(copy: string): string {
  return `electron/storage/journal/merge.ts#mergeCopies: authentic(scans, key) ~> authentic(${copy}, key)`;
}

export const controls: readonly Control[] = [
  { series: 'kills', fault: 'SIGKILL while answering', guard: acknowledgedEarly(50) },
  { series: 'clients', fault: 'SIGKILL of the client on the way to the platform', guard: acknowledgedEarly(50) },
  { series: 'trees', fault: 'SIGKILL of the whole process tree, with two cameras', guard: acknowledgedEarly(2_000) },
  ...[
    'one copy torn anywhere',
    'one copy flipped, up to 50 bits',
    'one copy missing',
    'one copy with a sector of zeros',
  ].map((fault) => ({ series: 'damage', fault, guard: readsOnly('scans.slice(1)') }) as const),
  {
    series: 'damage',
    fault: 'both flipped in different records',
    guard:
      'electron/storage/journal/record-format.ts#readFrames: const next = bytes.indexOf(magic, at + 1); ~> const next = -1;',
  },
  {
    series: 'damage',
    fault: 'both ending in a torn write, one flipped before',
    guard: readsOnly('scans.slice(0, 1)'),
  },
  ...['power cut', 'power cut, disks failing before'].map(
    (fault) =>
      ({
        series: 'cuts',
        fault,
        guard: 'electron/storage/journal/copies.ts#CopyFile: await this.#file.datasync(); ~> ',
      }) as const,
  ),
  {
    series: 'room',
    fault: 'disk of N bytes',
    guard: 'electron/storage/journal/twin-log.ts#TwinLog: !makeRoom || !(await makeRoom()) ~> makeRoom',
  },
  {
    series: 'twoFaults',
    fault: 'two disk faults, one after the other',
    guard:
      'electron/storage/journal/copies.ts#CopyPair: if (found[index]?.unreadable) await this.#giveUp(copy, found[index]?.error); ~> if (false) await this.#giveUp(copy, null);',
  },
  {
    series: 'newDisk',
    fault: 'a new disk beside one that cannot be read',
    guard:
      "electron/storage/journal/journal-names.ts#listed: if (refused?.status === 'rejected' && ~> if (refused?.status === 'rejected' && found.length === 0 && ",
  },
  {
    series: 'heldFiles',
    fault: 'files held by another program for up to a second',
    guard: 'electron/storage/journal/disk-layer.ts#retryingLayer: tried === tries ~> tried === 1',
  },
  {
    series: 'heldFiles',
    fault: 'files held by another program for up to 20 s',
    guard: 'electron/storage/journal/twin-log.ts#TwinLog: const unseen = hidden || ~> const unseen = false && ',
    times: 4,
  },
  {
    series: 'keystore',
    fault: 'keystore busy, denied, slow, gone or changed over restarts',
    guard:
      'electron/exam/attempts/journal-entry.ts#JournalEntry: if (!passing || this.#retryPlanned) return; ~> return;',
  },
  {
    series: 'clock',
    fault: 'clock 90 days behind or ahead',
    guard:
      'electron/platform/clock/clock.ts#createPlatformClock: return Math.round(monotonic() + base); ~> return Math.round(wall());',
  },
  {
    series: 'growth',
    fault: 'growth: an essay of three hours',
    guard:
      'electron/storage/journal/twin-log.ts#TwinLog: if (this.#superfluousBytes > this.#compactAbove && ~> if (false && ',
  },
  {
    series: 'growth',
    fault: 'growth: 300 settled journals',
    guard:
      'electron/storage/journal/local-journals.ts#LocalJournals: return this.#inTurn(name, () => this.#release(name)); ~> return Promise.resolve();',
  },
  {
    series: 'deliveries',
    fault: 'every code and status on commit',
    guard: "electron/exam/hand-in/commit-answer.ts#refusalOf: 'busy' ~> 'unknownPaper'",
  },
  {
    series: 'deliveries',
    fault: 'deadline passed offline, the platform closes papers itself',
    guard: "electron/exam/hand-in/paper-record.ts#compareRecord: kind: 'ended' ~> kind: 'same'",
  },
  {
    series: 'deliveries',
    fault: 'handed in at a second seat',
    guard:
      "electron/exam/hand-in/paper-record.ts#compareRecord: if (hash !== '') return { kind: 'other' ~> if (hash !== '') return { kind: 'same'",
  },
  {
    series: 'deliveries',
    fault: 'a token that ends on the way with 401, 602, 403 or 303, and a fresh one',
    guard: 'electron/exam/hand-in/hand-in.ts#HandInQueue: void this.takeUp(); ~> ',
  },
  {
    series: 'absences',
    fault: 'absences over power cuts and a store that takes nothing',
    guard:
      'electron/exam/proctor/absences.ts#createAbsences: known.unwritten = [...known.unwritten, absence]; ~> known.unwritten = [];',
  },
  ...[
    "src/rules/exam/staff-rules.ts#pauseAt: if (pause.basis !== 'assumed') return pause; ~> return pause;",
    "src/rules/exam/staff-rules.ts#staffHandInAt: && basis !== 'assumed' ~> ",
  ].map((guard) => ({ series: 'assumedOrders', fault: 'orders that nothing but their name shows', guard }) as const),
  {
    series: 'takenOut',
    fault: 'evidence taken out of its file',
    guard:
      'electron/exam/evidence/chains.ts#createChains: laterEnds(ends(account, attempt), known)[kind] ~> ends(account, attempt)[kind]',
  },
  ...[
    'electron/exam/attempts/open-attempt.ts#OpenAttempt: if (movedAt(this.#state.staff) !== null) ~> if (false)',
    'electron/exam/staff-code/staff-code.ts#createStaffCode: if (!(await fitsCode(code, against))) continue; ~> ',
  ].map(
    (guard) =>
      ({ series: 'seats', fault: 'a paper that goes on at another seat, behind the staff code', guard }) as const,
  ),
];

/** Runs the series of a control on a client without the guard. Resolves to the harm that it came to. */
export async function runControl({ series, fault, guard }: Control, rounds: number, seed: number): Promise<number> {
  if (series === 'kills') return harmOf(await runKills(rounds, seeded(seed), guard));
  if (series === 'clients') return harmOf(await killClients(rounds, seeded(seed), guard));
  if (series === 'trees') return harmOf(await killTrees(rounds, seeded(seed), guard));
  const built = await bundle({ series: path.join('control', 'series-child.ts') }, guard);
  try {
    const { stdout } = await run(process.execPath, [built.file('series'), series, String(rounds), String(seed)]);
    const tally = readTallies(stdout).find((one) => one.fault === fault);
    if (!tally) throw new Error(`The series ${series} has no ${fault}.`);
    return harmOf(tally);
  } finally {
    await built.remove();
  }
}
