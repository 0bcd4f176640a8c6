import * as z from 'zod/mini';
import type { HandInState } from '#contract/ipc/exam.ts';
import type { PaperReport } from '#contract/ipc/paper-report.ts';
import type { SealedPaper } from '../records/attempt-store.ts';
import { centreMark, judgeMark, type CentreKey } from '../staff-code/centre-key.ts';
import { sealedBody } from './hand-in-body.ts';
import { sealedAnswers } from './sealed-answers.ts';

const format = 'lectern-sealed-paper';

/** A sealed paper as staff take it away: what the commit carries, and what happened to it. `report` null: it cannot be read. */
export function exportOf(
  paper: SealedPaper,
  { phase, held, refusal, fingerprint }: HandInState,
  report: PaperReport | null,
) {
  const commit = sealedBody(paper);
  const { count, hash } = sealedAnswers(commit);
  const { attempt, accountId, reason, sealedAt } = paper;
  return {
    format,
    version: 1,
    exam: attempt.exam,
    accountId,
    reason,
    sealedAt: new Date(sealedAt).toISOString(),
    answers: { count, sha256: hash, code: fingerprint },
    platform: { phase, held, message: refusal },
    commit,
    report,
  };
}

/** What the mark covers: everything but itself, and nothing that this client marks elsewhere. */
function markedText(content: unknown): string {
  return `${format}\n${JSON.stringify(content)}`;
}

/** The text of the file; its mark, or why it has none, stands last. */
export async function exportText(content: ReturnType<typeof exportOf>, mark: CentreKey['mark']): Promise<string> {
  return `${JSON.stringify({ ...content, mark: await mark(markedText(content)) }, null, 2)}\n`;
}

const exported = z.looseObject({ format: z.literal(format), mark: z.optional(z.unknown()) });
const noMark = z.object({ absent: z.string() });

/** Why nobody can say; `absent`: what the seat told that could not mark it. */
type Unsure = 'no-export' | 'unmarked' | 'no-mark' | 'rewritten' | 'other-code';
export type ExportVerdict =
  | { verdict: 'unchanged' }
  | { verdict: 'changed' }
  | { verdict: 'unknown'; why: Unsure; absent: string };
const unknown = (why: Unsure, absent = ''): ExportVerdict => ({ verdict: 'unknown', why, absent });

/** Whether somebody with this staff code's key marked the file as it is. */
export async function judgeExport(text: string, code: string): Promise<ExportVerdict> {
  const read = z.safeParse(exported, JSON.parse(text));
  if (!read.success) return unknown('no-export');
  const { mark, ...rest } = read.data;
  const absent = z.safeParse(noMark, mark);
  if (absent.success) return unknown('unmarked', absent.data.absent);
  const told = z.safeParse(centreMark, mark);
  if (!told.success) return unknown('no-mark');
  // A name that stands twice shows a reader another value than the one that counts.
  if (withoutSpaces(text) !== JSON.stringify({ ...rest, mark })) return unknown('rewritten');
  const judged = await judgeMark(markedText(rest), told.data, code);
  if (judged === 'other') return unknown('other-code');
  return judged === 'right' ? { verdict: 'unchanged' } : { verdict: 'changed' };
}

/** JSON without the spaces between its parts. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/("(?:\\.|[^"\\])*")|\s+/g, '$1');
}
