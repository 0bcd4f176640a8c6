import type { Habit } from '../server/habit.ts';
import type { Store } from '../server/store.ts';
import { terse } from './terse.ts';
import { typed } from './typed.ts';
import { wrapped } from './wrapped.ts';
import { zoned } from './zoned.ts';

/** Ways in which another platform, built from the same documents, may speak. */
export const habits = {
  terse: () => terse,
  wrapped: () => wrapped,
  typed,
  zoned: () => zoned,
} satisfies Readonly<Record<string, (store: Store) => Habit>>;

export type HabitName = keyof typeof habits;

export const habitNames: readonly HabitName[] = ['terse', 'wrapped', 'typed', 'zoned'];

export function isHabitName(name: string): name is HabitName {
  return Object.hasOwn(habits, name);
}
