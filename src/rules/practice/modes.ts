import { practiceModes, type PracticeMode } from '#contract/ipc/practice.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';

export interface ModeRules {
  /** The questions as the practice has them, or shuffled by the seed of the run. */
  order: 'given' | 'shuffled';
  /** When the learner is told what is right. */
  feedback: 'at-once' | 'at-end';
  /** True: the time of the run is limited, and at its end the run ends by itself. */
  timed: boolean;
  /** Which questions the learner works through. */
  from: 'all' | 'sections' | 'book';
  /** Which questions go into the wrong-answer book: those answered wrongly, or also those left empty. */
  intoBook: 'wrong' | 'wrong-or-empty';
}

/** How the modes differ. */
export const modeRules: Readonly<Record<PracticeMode, ModeRules>> = {
  inOrder: { order: 'given', feedback: 'at-once', timed: false, from: 'all', intoBook: 'wrong' },
  random: { order: 'shuffled', feedback: 'at-once', timed: false, from: 'all', intoBook: 'wrong' },
  bySection: { order: 'given', feedback: 'at-once', timed: false, from: 'sections', intoBook: 'wrong' },
  mock: { order: 'given', feedback: 'at-end', timed: true, from: 'all', intoBook: 'wrong-or-empty' },
  wrongOnly: { order: 'shuffled', feedback: 'at-once', timed: false, from: 'book', intoBook: 'wrong' },
};

/** The mode that a number of the platform stands for; null: one that this version does not know. */
export function modeOf(model: number): PracticeMode | null {
  return practiceModes.find((mode) => codeTables.practiceMode[mode] === model) ?? null;
}

/** The number of a mode on the wire. */
export function modelOf(mode: PracticeMode): number {
  return codeTables.practiceMode[mode];
}
