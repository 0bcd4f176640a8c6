import type { Timer } from '#electron/kernel/timer.ts';
import type { BootMoment } from '#electron/platform/clock/boot.ts';
import type { ExamClock, StoredTime } from '#electron/platform/clock/clock.ts';
import type { SessionWatch } from '#electron/platform/gateway/platform-client.ts';
import type { AttemptStore, JournalClock } from '../records/attempt-store.ts';
import { carriedTime } from '../records/record-time.ts';
import type { ActiveAttempt } from './active-attempt.ts';
import type { AttemptAccess } from './attempt-access.ts';
import type { Monitor } from './monitor.ts';

export interface ClockSyncOptions {
  clock: ExamClock;
  session: SessionWatch;
  store: Pick<AttemptStore, 'clocks'>;
  /** Now, by this start of the machine. */
  bootMoment: () => BootMoment;
  /** The paper that is sat right now, and what staff hear of its seat. */
  activeAttempt: Pick<ActiveAttempt, 'attemptId' | 'noteSeat'>;
  access: Pick<AttemptAccess, 'shown'>;
  /** Asks the platform for anything: its answer brings the time. */
  monitor: Pick<Monitor, 'beatNow'>;
  timer: Timer;
  report: (what: string, error: unknown) => void;
}

/** Looks after the platform's clock while the client runs. */
export interface ClockSync {
  start(): void;
  stop(): void;
  /** Takes what the journals of this account know of the time. */
  restore(): Promise<void>;
}

/** What staff hear of a seat's time. */
type TimeNote = 'time-unknown' | 'time-disputed' | 'time-known';

const checkEveryMs = 1_000;
/** A platform that answers is asked again this often until the time is known. */
const askEverySeconds = 4;
/** What lasts for less is no news to staff. */
const newsAfterSeconds = 10;
/** The platform's answers disagree by more than this. */
const disputedMs = 60_000;

/** Of what several journals know: what this start of the machine learned, else the latest. Null: there are none. */
export function storedTime(journals: readonly JournalClock[], moment: BootMoment): StoredTime | null {
  const known = journals.map((journal) => ({
    offset: journal.offset,
    latest: journal.latest,
    carried: carriedTime(journal, moment),
  }));
  const latest = known.toSorted((a, b) => b.latest - a.latest);
  return latest.find(({ carried }) => carried !== null) ?? latest[0] ?? null;
}

export function createClockSync(options: ClockSyncOptions): ClockSync {
  const { clock, session, store, bootMoment, activeAttempt, access, monitor, timer, report } = options;
  let cancel: (() => void) | null = null;

  let seat: string | null = null;
  let told: TimeNote = 'time-known';
  /** Seconds for which something else than what was told has been true. */
  let newsFor = 0;

  function follow(): void {
    if (activeAttempt.attemptId() !== seat) {
      seat = activeAttempt.attemptId();
      told = 'time-known';
      newsFor = 0;
    }
    if (seat === null) return;
    const disputed = clock.now() - clock.earliest() > disputedMs;
    const note = !clock.known() ? 'time-unknown' : disputed ? 'time-disputed' : 'time-known';
    newsFor = note === told ? 0 : newsFor + 1;
    if (note === 'time-unknown' && clock.heard() && newsFor % askEverySeconds === 0) monitor.beatNow();
    if (newsFor < newsAfterSeconds) return;
    newsFor = 0;
    told = note;
    const shown = access.shown();
    if (shown) void activeAttempt.noteSeat(shown, note);
  }

  function check(): void {
    clock.check();
    follow();
    cancel = timer(check, checkEveryMs);
  }

  return {
    start: check,
    stop: () => cancel?.(),
    async restore() {
      const account = session.account();
      if (!account) return;
      try {
        const stored = storedTime(await store.clocks(account.accountId), bootMoment());
        if (stored) clock.restore(stored);
      } catch (error) {
        report('the time of a journal could not be read', error);
      }
    },
  };
}
