/** An answer as a commit sends it: option keys, one text per blank, or one text; empty: not answered. */
export interface SentAnswer {
  questionId: string;
  answer: readonly string[];
}

/** True when something was answered: a list of blanks that are all empty is no answer. */
function isGiven({ answer }: SentAnswer): boolean {
  return answer.some((text) => text !== '');
}

/** The number of questions that were answered. */
export function answerCount(answers: readonly SentAnswer[]): number {
  return answers.filter(isGiven).length;
}

/**
 * The text whose SHA-256 both sides compare: answered questions only, in the order of their ids, as JSON. What is equal
 * here is the same paper, whatever order or empty entries it was sent with.
 */
export function canonicalAnswers(answers: readonly SentAnswer[]): string {
  const given = answers.filter(isGiven).map(({ questionId, answer }) => [questionId, ...answer]);
  return JSON.stringify(given.sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)));
}
