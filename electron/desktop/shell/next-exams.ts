import type { Reminder } from '#contract/ipc/reminders.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { userExamFindUserExams, type ExamListItem } from '#contract/platform/exam/exam.ts';
import type { Timer } from '#electron/kernel/timer.ts';
import type { PlatformZone } from '#electron/platform/clock/platform-zone.ts';
import {
  dataOf,
  type PlatformClient,
  type PlatformClock,
  type SessionWatch,
} from '#electron/platform/gateway/platform-client.ts';
import { upcomingEvent } from '#rules/exam/upcoming-event.ts';
import { spread } from '#rules/timing/spread.ts';

/** What begins first; null: nothing does. */
export function firstOf<Event extends { startsAt: number }>(events: readonly (Event | null)[]): Event | null {
  return events.filter((event) => event !== null).toSorted((a, b) => a.startsAt - b.startsAt)[0] ?? null;
}

export interface NextExamsOptions {
  /** False: nobody sees them, and the platform is not asked. */
  ask: boolean;
  platform: PlatformClient;
  session: SessionWatch;
  clock: Pick<PlatformClock, 'now'>;
  zone: Pick<PlatformZone, 'shiftMs'>;
  timer: Timer;
  /** Called when the exams may be others than before. */
  onChange: () => void;
}

/** After the screens of a start, which ask for much. */
const firstMs = 5_000;
const everyMs = 15 * 60_000;
/** As many as the agenda looks at. */
const lookedAt = 50;

/** The exams of the learner that open later, asked for from time to time; whoever signs in next has none of them. */
export class NextExams {
  readonly #options: NextExamsOptions;
  #owner: string | null;
  #known: readonly ExamListItem[] = [];
  #cancel: () => void = () => undefined;

  constructor(options: NextExamsOptions) {
    this.#options = options;
    this.#owner = options.session.account()?.accountId ?? null;
    options.session.onChange((account) => {
      const owner = account?.accountId ?? null;
      if (owner === this.#owner) return;
      this.#owner = owner;
      this.#known = [];
      this.#options.onChange();
      this.#plan(firstMs);
    });
    this.#plan(firstMs);
  }

  /** The one that opens first; null: none is known. */
  next(): Reminder | null {
    const { clock, zone } = this.#options;
    const first = firstOf(this.#known.map((exam) => upcomingEvent(exam, clock.now(), zone.shiftMs())));
    return first && { id: first.id, title: first.title, startsAt: first.startsAt, path: examPaths.list.to() };
  }

  stop(): void {
    this.#cancel();
  }

  #plan(afterMs: number): void {
    this.#cancel();
    this.#cancel =
      this.#owner === null || !this.#options.ask
        ? () => undefined
        : this.#options.timer(() => void this.#ask(), afterMs);
  }

  async #ask(): Promise<void> {
    const owner = this.#owner;
    const answer = await this.#options.platform.call(userExamFindUserExams, { pageNum: 1, pageSize: lookedAt });
    if (owner !== this.#owner) return;
    // Without an answer what is known stays: exams do not go away with the network.
    this.#known = dataOf(userExamFindUserExams, answer)?.list ?? this.#known;
    this.#options.onChange();
    // A room whose computers were started at once does not ask at once.
    this.#plan(everyMs + spread([owner ?? '']));
  }
}
