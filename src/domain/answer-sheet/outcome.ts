/** What became of an answer; `unknown`: the platform does not say, and it does not follow from what it says. */
export const outcomes = ['right', 'partly', 'wrong', 'none', 'unknown'] as const;
export type Outcome = (typeof outcomes)[number];
