import type { Reminder } from '#contract/ipc/reminders.ts';
import { firstOf, NextExams, type NextExamsOptions } from './next-exams.ts';

/** What begins next for the learner who is signed in: an exam, or what a reminder is set for. */
export class NextUp {
  readonly #exams: NextExams;
  readonly #reminders: () => readonly Reminder[];
  readonly #listeners = new Set<() => void>();

  constructor(options: Omit<NextExamsOptions, 'onChange'>, reminders: () => readonly Reminder[]) {
    this.#reminders = reminders;
    this.#exams = new NextExams({ ...options, onChange: () => this.changed() });
  }

  /** Null: nothing is known. */
  next(): Reminder | null {
    return firstOf([this.#exams.next(), ...this.#reminders()]);
  }

  /** The reminders are others than before. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  stop(): void {
    this.#exams.stop();
  }
}
