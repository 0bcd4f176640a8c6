import * as z from 'zod/mini';
import { numberOrNull, page, text } from '#contract/platform/fields.ts';
import { codeTables } from '#contract/platform/profile/code-tables.ts';
import { ourCode } from '#contract/platform/profile/translate-answer.ts';

/** The status of a paper, as it came. */
export interface Standing {
  userPaperId: string;
  status: string;
  marked: boolean;
}

const papers = page(z.object({ userPaperId: text, status: text, score: numberOrNull }));

/** How the papers of a list stand; those of which nothing is said are left out. */
export function standingsIn(list: unknown): Standing[] {
  const read = z.safeParse(papers, list);
  if (!read.success) return [];
  const told = read.data.list.filter(({ userPaperId, status }) => userPaperId !== '' && status !== '');
  return told.map(({ userPaperId, status, score }) => ({ userPaperId, status, marked: score !== null }));
}

export type Statuses = Partial<Record<keyof typeof codeTables.paperStatus, string>>;

/**
 * What the statuses mean of a paper that was seen open, and then handed in, and of the learner's other papers; null: they
 * tell nothing. Only what was seen is said: an open paper, one that is handed in and has no score, one that has one.
 */
export function guessStatuses(
  open: Standing | null,
  closed: Standing | null,
  others: readonly Standing[] = [],
): Statuses | null {
  if (open === null || closed === null || open.status === closed.status) return null;
  const marked = [closed, ...others].find((paper) => paper.marked && paper.status !== open.status)?.status;
  const handedIn = closed.marked ? undefined : closed.status;
  return {
    inProgress: open.status,
    ...(handedIn === undefined ? {} : { handedIn }),
    // One number for both is no mark of its own.
    ...(marked === undefined || marked === handedIn ? {} : { marked }),
  };
}

/**
 * The client reads it so without a table: nothing to write. Whether a closed paper is marked may not have been seen, and its
 * number says it.
 */
export function areRead({ inProgress, handedIn, marked }: Statuses): boolean {
  const is = (code: string | undefined, ...ours: readonly number[]) =>
    code === undefined || ours.some((one) => String(ourCode('paperStatus', code, {})) === String(one));
  const { paperStatus } = codeTables;
  return (
    is(inProgress, paperStatus.inProgress) &&
    is(handedIn, paperStatus.handedIn, paperStatus.marked) &&
    is(marked, paperStatus.marked)
  );
}
