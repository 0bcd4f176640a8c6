import type { AnswerValue, Question } from '#contract/ipc/paper.ts';
import { isAnswered } from '#contract/ipc/paper.ts';
import type { ReadinessRow } from '#contract/ipc/readiness.ts';
import type { TrialReport } from '#contract/ipc/seat-trial.ts';
import type { SeatTrial, TrialKind } from '#contract/ipc/settings.ts';
import type { FramingHint } from '#domain/cameras/framing.ts';

export const trialSteps = ['read', 'devices', 'face', 'enter', 'paper', 'machine', 'done'] as const;
export type TrialStep = (typeof trialSteps)[number];

export function stepAfter(step: TrialStep): TrialStep {
  return trialSteps[trialSteps.indexOf(step) + 1] ?? 'done';
}

/** What this computer saw in a picture that the learner took of themselves. */
export interface TriedFace {
  /** Null: nobody looked. */
  faces: number | null;
  hints: readonly FramingHint[];
}

/** What of a try-out the learner saw for themselves; null: it was not done. */
export interface TrialFindings {
  /** Things of the cameras that were left to adjust. */
  cameras: number | null;
  face: TriedFace | null;
  /** The sample paper; null: it was skipped, or could not be opened. */
  paper: { answered: number; questions: number; report: TrialReport } | null;
  /** Rows of the machine's check; null: it was stopped, or could not run. */
  rows: readonly ReadinessRow[] | null;
}

export const nothingFound: TrialFindings = { cameras: null, face: null, paper: null, rows: null };

/** `good` null: nobody knows. `word`: the sentence, a key below `seat-trial:done.<kind>`. */
export interface TrialLine {
  kind: TrialKind;
  good: boolean | null;
  word: string;
  count: number;
  of: number;
  /** What the sentence names: hints of the picture, a step of the lockdown, signals of the seat. */
  names: readonly string[];
}

/** The result, line by line. */
export function trialLines({ cameras, face, paper, rows }: TrialFindings): TrialLine[] {
  return [
    counted('cameras', cameras),
    faceLine(face),
    lockdownLine(paper?.report ?? null),
    answersLine(paper),
    counted('machine', rows && rows.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn').length),
  ];
}

const unknown = (kind: TrialKind): TrialLine => ({ kind, good: null, word: 'unknown', count: 0, of: 0, names: [] });

/** Things that are left to adjust. */
function counted(kind: TrialKind, count: number | null): TrialLine {
  if (count === null) return unknown(kind);
  return { ...unknown(kind), good: count === 0, word: count === 0 ? 'good' : 'open', count };
}

function faceLine(face: TriedFace | null): TrialLine {
  const line = unknown('face');
  if (face === null) return line;
  if (face.hints.length > 0) return { ...line, good: false, word: 'open', names: face.hints };
  return face.faces === null ? { ...line, word: 'notLooked' } : { ...line, good: true, word: 'good' };
}

function lockdownLine(report: TrialReport | null): TrialLine {
  const line = unknown('lockdown');
  if (report === null) return line;
  const { lockdown, notes } = report;
  if (lockdown.failed !== null) return { ...line, good: false, word: 'failed', names: [lockdown.failed] };
  if (notes.length > 0) return { ...line, good: false, word: 'noted', names: notes };
  return { ...line, good: true, word: lockdown.level };
}

function answersLine(paper: TrialFindings['paper']): TrialLine {
  const line = unknown('answers');
  if (paper === null) return line;
  const { answered, questions, report } = paper;
  if (report.readBack < report.stored)
    return { ...line, good: false, word: 'lost', count: report.readBack, of: report.stored };
  if (report.stored === 0) return { ...line, good: false, word: 'none' };
  const all = answered === questions;
  return { ...line, good: all, word: all ? 'good' : 'open', count: answered, of: questions };
}

/** How many lines are not good, those nobody knows included. */
export function openLines(lines: readonly TrialLine[]): number {
  return lines.filter(({ good }) => good !== true).length;
}

/** What the list keeps of a try-out. `at`: epoch ms of the platform's clock. */
export function storedResult(at: number, lines: readonly TrialLine[]): SeatTrial {
  return { at, open: openLines(lines), lines: lines.map(({ kind, good }) => ({ kind, good })) };
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
