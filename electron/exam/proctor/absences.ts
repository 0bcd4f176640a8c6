import type { Absence } from '#contract/ipc/exam.ts';
import { sleepNote } from '#electron/platform/clock/sleep-watch.ts';
import { countedAbsences, withAbsence } from '#rules/exam/absence.ts';
import { endsPaper } from '#rules/exam/switch-rule.ts';
import type { EvidenceQueue } from '../evidence/queue.ts';
import type { AttemptsWith, OwnedAttempt } from '../records/attempt-store.ts';

export interface AbsencesOptions {
  store: AttemptsWith<'note'>;
  /** Only carries what was counted here to the platform. */
  evidence: Pick<EvidenceQueue, 'put'>;
  /** Epoch ms of the platform. */
  now: () => number;
  /** Epoch ms of this machine. */
  machineNow: () => number;
  /** A note of the seat for those who look at the evidence. */
  tell: (of: OwnedAttempt, state: string) => Promise<void>;
  switched: (event: { attemptId: string; count: number }) => void;
  /** The exam's rule says that the paper is handed in now. */
  tooMany: (accountId: string, attemptId: string) => void;
  report: (what: string, error: unknown) => void;
}

/**
 * The absences from open papers. They are counted in memory, each is a record of the journal, and what follows from their
 * number follows here: whether evidence of them can be stored or sent changes nothing of that.
 */
export interface Absences {
  /** The paper is on the screen from now on: ends what was away until now. */
  entered(of: OwnedAttempt): void;
  /** The paper is watched no more; its learner may come back in this run. */
  unwatched(of: OwnedAttempt): void;
  /** The learner leaves by the paper's own door, told that it counts. */
  left(of: OwnedAttempt): void;
  /** The focus left. Returns how to end the absence, given its length. */
  lostFocus(of: OwnedAttempt, since: number): (lastedMs: number) => void;
  /** A dialog of the paper's window had the focus. */
  hadDialog(of: OwnedAttempt, since: number, lastedMs: number): void;
  /** Null: nobody knows how long. */
  slept(of: OwnedAttempt, sleptMs: number | null): void;
  /** How many count so far. */
  counted(attemptId: string): number;
}

/** A session that is confirmed anew within this time was never away. */
const sessionGapMs = 1_000;

interface Seen {
  absences: readonly Absence[];
  /** What the disk did not take yet, oldest first. */
  unwritten: readonly Absence[];
  writing: Promise<void>;
  /** Epoch ms of the platform since when the paper is watched no more, though nobody left it; null: it is watched. */
  unwatchedAt: number | null;
}

interface Return {
  absences: readonly Absence[];
  unwatchedAt: number | null;
  /** The first time in this run. */
  first: boolean;
  recovered: boolean;
  /** Epoch ms of this machine. */
  lastSeenAt: number | null;
  now: number;
  machineNow: number;
}

/** The absence that is over with this return, as it is known now; null: the learner was never away. */
export function absenceOf(back: Return): Absence | null {
  const { absences, unwatchedAt, first, recovered, lastSeenAt, now, machineNow } = back;
  const open = absences.findLast(({ kind, lastedMs }) => kind === 'left' && lastedMs === null);
  if (open) return { ...open, lastedMs: spanOf(now - open.since) };
  if (unwatchedAt !== null) {
    const awayMs = now - unwatchedAt;
    if (awayMs >= 0 && awayMs < sessionGapMs) return null;
    return { kind: 'session', since: unwatchedAt, lastedMs: spanOf(awayMs), counted: false };
  }
  if (!first || !recovered || lastSeenAt === null) return null;
  const lastedMs = spanOf(machineNow - lastSeenAt);
  const since = lastedMs === 'unknown' ? now : now - lastedMs;
  return { kind: 'restarted', since, lastedMs, counted: false };
}

/** A clock that was set back measures nothing. */
function spanOf(ms: number): number | 'unknown' {
  return ms < 0 ? 'unknown' : ms;
}

/** The note of an absence that is over: its kind, and its seconds where they are known. */
function noteOf({ kind, lastedMs }: Absence): string {
  return typeof lastedMs === 'number' ? `${kind}:${Math.round(lastedMs / 1000)}` : kind;
}

export function createAbsences(options: AbsencesOptions): Absences {
  const { store, evidence, now, machineNow, tell, switched, tooMany, report } = options;
  const seen = new Map<string, Seen>();

  function seenOf({ attempt }: OwnedAttempt): Seen {
    const { attemptId, absences = [] } = attempt;
    const known = seen.get(attemptId) ?? { absences, unwritten: [], writing: Promise.resolve(), unwatchedAt: null };
    seen.set(attemptId, known);
    return known;
  }

  function record(of: OwnedAttempt, absence: Absence): void {
    const known = seenOf(of);
    known.absences = withAbsence(known.absences, absence);
    known.unwritten = [...known.unwritten, absence];
    known.writing = known.writing.then(() => write(of, known));
  }

  /** A disk that takes nothing now gets it with the next absence. */
  async function write({ account, attempt }: OwnedAttempt, known: Seen): Promise<void> {
    try {
      for (let next = known.unwritten[0]; next; next = known.unwritten[0]) {
        await store.attempt(account.accountId, attempt.attemptId).note({ type: 'absence', absence: next });
        known.unwritten = known.unwritten.slice(1);
      }
    } catch (error) {
      report('an absence is counted in memory only', error);
    }
  }

  function note(of: OwnedAttempt, state: string): void {
    tell(of, state).catch((error: unknown) => report('an absence is not evidence', error));
  }

  function count(of: OwnedAttempt, absence: Absence): void {
    record(of, absence);
    const { account, attempt } = of;
    const { attemptId, userPaperId, exam, rules } = attempt;
    const count = countedAbsences(seenOf(of).absences);
    evidence
      .put(account.accountId, attemptId, { kind: 'switch', userPaperId, examId: exam.examId })
      .catch((error: unknown) => report('an absence is not evidence', error));
    switched({ attemptId, count });
    if (endsPaper(count, rules.switchLimit, rules.switchConsequence)) tooMany(account.accountId, attemptId);
  }

  return {
    entered(of) {
      const { attemptId, recovered, lastSeenAt } = of.attempt;
      const first = !seen.has(attemptId);
      const known = seenOf(of);
      // The journal may have those of another seat by now; of the own ones memory knows more.
      known.absences = known.absences.reduce(withAbsence, of.attempt.absences ?? []);
      const { absences, unwatchedAt } = known;
      const facts = { absences, unwatchedAt, first, recovered, lastSeenAt };
      known.unwatchedAt = null;
      const over = absenceOf({ ...facts, now: now(), machineNow: machineNow() });
      if (!over) return;
      record(of, over);
      note(of, noteOf(over));
    },
    unwatched(of) {
      seenOf(of).unwatchedAt = now();
    },
    left(of) {
      seenOf(of).unwatchedAt = null;
      count(of, { kind: 'left', since: now(), lastedMs: null, counted: true });
    },
    lostFocus(of, since) {
      const absence = { kind: 'focus', since, lastedMs: null, counted: true } as const;
      count(of, absence);
      return (lastedMs) => record(of, { ...absence, lastedMs });
    },
    hadDialog(of, since, lastedMs) {
      const absence = { kind: 'dialog', since, lastedMs, counted: false } as const;
      record(of, absence);
      note(of, noteOf(absence));
    },
    slept(of, sleptMs) {
      record(of, { kind: 'slept', since: now() - (sleptMs ?? 0), lastedMs: sleptMs ?? 'unknown', counted: false });
      note(of, sleepNote(sleptMs));
    },
    counted: (attemptId) => countedAbsences(seen.get(attemptId)?.absences),
  };
}
