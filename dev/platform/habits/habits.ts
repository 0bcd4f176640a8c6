import type { Habit } from '../server/habit.ts';
import type { Store } from '../server/store.ts';
import { longNames } from './long-names.ts';
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
  'long-names': () => longNames,
} satisfies Readonly<Record<string, (store: Store) => Habit>>;

export type HabitName = keyof typeof habits;

/** The ones that only a profile lets the client understand. */
export const habitNames = ['terse', 'wrapped', 'typed', 'zoned'] as const satisfies readonly HabitName[];

export function isHabitName(name: string): name is HabitName {
  return Object.hasOwn(habits, name);
}
