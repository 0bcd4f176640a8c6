import * as z from 'zod/mini';
import { pageChecks } from '#contract/ipc/readings.ts';

const row = z.object({
  check: z.string(),
  verdict: z.enum(['pass', 'warn', 'fail', 'unknown']),
  finding: z.string(),
  numbers: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What a room reads of a seat's report: of `--readiness --json`, or one that the page saved, also of other versions. */
const seatReport = z.object({
  seat: z.string(),
  client: z.string(),
  at: z.iso.datetime(),
  rows: z.array(row),
  pass: z.nullable(z.object({ passedAt: z.iso.datetime(), validUntil: z.iso.datetime() })),
  machine: z.optional(z.string()),
  user: z.optional(z.nullable(z.string())),
  policy: z.optional(
    z.object({
      files: z.array(z.object({ state: z.string(), sha256: z.nullable(z.string()) })),
      rescueKey: z.nullable(z.string()),
    }),
  ),
});
export type SeatReport = z.infer<typeof seatReport>;
type Row = SeatReport['rows'][number];

/** Null: this text is no report. */
export function readSeatReport(text: string): SeatReport | null {
  try {
    const read = z.safeParse(seatReport, JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null; // No JSON, as of a seat whose check could not run.
  }
}

/** `ready`: nothing is to be done; `look`: it can be used, and somebody looks at what it lacks; `not`: nobody sits there yet. */
export type SeatState = 'ready' | 'look' | 'not';

/** What a seat lacks: a key of the texts `room.lacks`, or a row of its check. */
export type Lack =
  | { kind: 'row'; row: Row }
  | { kind: 'machines'; machines: readonly string[] }
  | { kind: 'no-report' | 'no-pass' | 'pass-ended' | 'old' | 'page' | Told };
/** What is the same at most seats of a room, and another at this one. */
type Told = 'policy' | 'key' | 'version';

export interface SeatOfRoom {
  seat: string;
  machine: string | null;
  user: string | null;
  state: SeatState;
  /** Epoch ms: when its pass began, else when it was checked; null: there is no report. */
  since: number | null;
  passed: boolean;
  lacks: readonly Lack[];
  version: string | null;
  /** The first digits of the policy files in force, in order. */
  policy: string | null;
  key: string | null;
}

/** As long as a pass counts. */
const oldMs = 14 * 24 * 3_600_000;

/** The seats of a room by their reports; `expected`: names of seats that must have one. `now`: epoch ms. */
export function roomOf(reports: readonly SeatReport[], expected: readonly string[], now: number): SeatOfRoom[] {
  const bySeat = new Map<string, SeatReport[]>(expected.map((seat) => [seat, []]));
  for (const report of reports) {
    const name = report.seat.trim() || report.machine || '?';
    bySeat.set(name, [...(bySeat.get(name) ?? []), report]);
  }
  const seats = [...bySeat].map(([seat, its]) => seatOf(seat, its, now));
  const usual = { policy: most(seats, 'policy'), key: most(seats, 'key'), version: most(seats, 'version') };
  return seats
    .map((seat) => withDifferences(seat, usual))
    .toSorted((a, b) => a.seat.localeCompare(b.seat, 'en', { numeric: true }));
}

function seatOf(seat: string, reports: readonly SeatReport[], now: number): SeatOfRoom {
  const [last, ...before] = reports.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  if (!last) {
    const nothing = { machine: null, user: null, since: null, passed: false, version: null, policy: null, key: null };
    return { seat, state: 'not', lacks: [{ kind: 'no-report' }], ...nothing };
  }
  const rows = [...last.rows, ...pageRows(last, before, now)];
  const passes = [last, ...before].flatMap(({ pass }) => pass ?? []);
  const pass = passes.find(({ validUntil }) => Date.parse(validUntil) > now);
  const poor = rows.filter(({ verdict }) => verdict !== 'pass');
  const measured = new Set(rows.map(({ check }) => check));
  const machines = [...new Set(reports.flatMap(({ machine }) => machine ?? []))].toSorted();
  const lacks: Lack[] = [
    ...(machines.length > 1 ? [{ kind: 'machines', machines } satisfies Lack] : []),
    ...poor.map((one): Lack => ({ kind: 'row', row: one })),
    ...(pageChecks.every((check) => measured.has(check)) ? [] : [{ kind: 'page' } satisfies Lack]),
    ...(pass ? [] : [{ kind: passes.length > 0 ? 'pass-ended' : 'no-pass' } satisfies Lack]),
    ...(now - Date.parse(last.at) > oldMs ? [{ kind: 'old' } satisfies Lack] : []),
  ];
  return {
    seat,
    machine: last.machine ?? null,
    user: last.user ?? null,
    state: poor.some(({ verdict }) => verdict === 'fail') ? 'not' : lacks.length > 0 ? 'look' : 'ready',
    since: Date.parse(pass?.passedAt ?? last.at),
    passed: pass !== undefined,
    lacks,
    version: last.client,
    policy: policyIn(last),
    key: last.policy?.rescueKey ?? null,
  };
}

/** What only a window measures, of the newest report that has it: a check without one says nothing of cameras. */
function pageRows(last: SeatReport, before: readonly SeatReport[], now: number): Row[] {
  const known = new Set(last.rows.map(({ check }) => check));
  return pageChecks.flatMap((check) => {
    if (known.has(check)) return [];
    const young = before.filter(({ at }) => now - Date.parse(at) <= oldMs);
    return young.flatMap(({ rows }) => rows.find((one) => one.check === check) ?? []).slice(0, 1);
  });
}

/** Null: a report without policies, as of an earlier version. */
function policyIn({ policy }: SeatReport): string | null {
  if (!policy) return null;
  const taken = policy.files.filter(({ state }) => state === 'taken');
  return taken.map(({ sha256 }) => sha256?.slice(0, 8) ?? '?').join(' + ') || '-';
}

/** What most seats that tell of it have; null: no two have the same. */
function most(seats: readonly SeatOfRoom[], field: Told): string | null {
  const counts = new Map<string, number>();
  for (const { [field]: value } of seats) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

function withDifferences(seat: SeatOfRoom, usual: Readonly<Record<Told, string | null>>): SeatOfRoom {
  if (seat.version === null) return seat;
  const others = (['policy', 'key', 'version'] as const).filter(
    (field) => usual[field] !== null && seat[field] !== usual[field],
  );
  if (others.length === 0) return seat;
  const lacks = [...seat.lacks, ...others.map((kind): Lack => ({ kind }))];
  return { ...seat, lacks, state: seat.state === 'ready' ? 'look' : seat.state };
}
