import type { PaperEntry } from '#contract/platform/exam/user-paper.ts';
import { resultOf } from '../shared/result.ts';

/** What the papers of one exam come to. */
export interface ResultsSummary {
  handedIn: number;
  /** Handed in, and the platform does not tell a score yet. */
  waiting: number;
  /** The highest score; null: none is told. */
  best: number | null;
  /** Null: the platform does not say of any, and of none that it was passed. */
  passed: boolean | null;
  /** Of how many nobody says how they stand. */
  unknown: number;
}

/** Counts the papers of one exam; an open one counts nowhere. */
export function summariseResults(papers: readonly PaperEntry[]): ResultsSummary {
  const results = papers.map((paper) => resultOf({ ...paper, certificateId: '' }));
  const marked = results.filter(({ step }) => step === 'marked');
  return {
    handedIn: results.filter(({ step }) => step === 'waiting' || step === 'marked').length,
    waiting: results.filter(({ step }) => step === 'waiting').length,
    best: marked.length === 0 ? null : Math.max(...marked.map(({ score }) => score)),
    passed: marked.some(({ passed }) => passed) || (marked.some(({ passed }) => passed === null) ? null : false),
    unknown: results.filter(({ step }) => step === 'unknown').length,
  };
}

/** Whole minutes between joining and handing in; null: the platform does not tell both, or not in this order. */
export function minutesTaken({ joinTime, submitTime }: Pick<PaperEntry, 'joinTime' | 'submitTime'>): number | null {
  if (joinTime === null || submitTime === null || submitTime < joinTime) return null;
  return Math.max(1, Math.round((submitTime - joinTime) / 60_000));
}
