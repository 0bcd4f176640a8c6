import type { AnswerValue, Question } from '../../../../contract/ipc/paper.ts';
import { isAnswered } from '../../../../contract/ipc/paper.ts';
import type { ReadinessRow } from '../../../../contract/readiness/judge.ts';

export const trialSteps = ['read', 'devices', 'paper', 'machine', 'done'] as const;
export type TrialStep = (typeof trialSteps)[number];

export function stepAfter(step: TrialStep): TrialStep {
  return trialSteps[trialSteps.indexOf(step) + 1] ?? 'done';
}

/** What of a try-out the learner saw for themselves; null: it was not done. */
export interface TrialFindings {
  /** Things of the cameras that were left to adjust. */
  cameras: number | null;
  answered: number;
  questions: number;
  /** Rows of the machine's check; null: it was stopped, or could not run. */
  rows: readonly ReadinessRow[] | null;
}

export type TrialLine =
  | { kind: 'cameras'; good: boolean | null; count: number }
  | { kind: 'answers'; good: boolean; count: number; of: number }
  | { kind: 'machine'; good: boolean | null; count: number };

/** The result, line by line; `good` null: nobody knows. */
export function trialLines({ cameras, answered, questions, rows }: TrialFindings): TrialLine[] {
  const attention = rows?.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').length ?? 0;
  return [
    { kind: 'cameras', good: cameras === null ? null : cameras === 0, count: cameras ?? 0 },
    { kind: 'answers', good: answered === questions, count: answered, of: questions },
    { kind: 'machine', good: rows === null ? null : attention === 0, count: attention },
  ];
}

/** How many lines are not good, those nobody knows included. */
export function openLines(lines: readonly TrialLine[]): number {
  return lines.filter(({ good }) => good !== true).length;
}

/** The sample paper's questions; `text` gives its words by key. */
export function trialQuestions(text: (key: string) => string): Question[] {
  const question = (number: number, kind: Question['kind'], keys: readonly string[], blanks = 0): Question => ({
    id: `trial-${number}`,
    kind,
    number,
    score: 0,
    html: text(`question${number}.stem`),
    options: keys.map((key) => ({ key, html: text(`question${number}.${key}`) })),
    blanks,
    materialId: null,
  });
  return [
    question(1, 'single', ['A', 'B', 'C']),
    question(2, 'multiple', ['A', 'B', 'C']),
    question(3, 'blank', [], 1),
    question(4, 'short', []),
  ];
}

export function answeredOf(questions: readonly Question[], answers: Readonly<Record<string, AnswerValue>>): number {
  return questions.filter(({ id }) => {
    const value = answers[id];
    return value !== undefined && isAnswered(value);
  }).length;
}
