/** What is known of the end of a paper; see `AttemptRules`. */
interface PaperEnd {
  deadline: number | null;
  endBasis?: 'assumed' | undefined;
  shownEnd?: number | undefined;
}

/** So long before the end that was shown a learner is asked whether to go on past it. */
export const askAheadMs = 120_000;

/** The moment at which main seals a paper by itself, epoch ms of the platform; null: there is none. */
export function sealsAt({ deadline, endBasis, shownEnd }: PaperEnd): number | null {
  return endBasis === 'assumed' ? (shownEnd ?? null) : deadline;
}
