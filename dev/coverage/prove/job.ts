/** What a prover is asked: to break one place and run the tests that cite its rules. */
export interface Job {
  at: string;
  rules: readonly string[];
  files: readonly string[];
}

/** What came of a job. */
export interface Outcome {
  /** Rules none of whose tests failed. */
  green: readonly string[];
  /** Files that broke before a test could say anything: the place is too wide to prove a rule. */
  notLoaded: readonly string[];
  /** Tests that fail with nothing broken too: that they fail proves nothing. */
  unreliable: readonly string[];
}

/** The rules that a test's own title cites. */
export function rulesOf(title: string): string[] {
  return [...title.matchAll(/\[([a-z0-9][\w-]*(?:[, ]+[\w-]+)*)\]/gi)]
    .flatMap((match) => (match[1] ?? '').split(/[, ]+/))
    .filter((id) => id.includes('-'));
}

/** Matches the names of tests that cite one of the rules. */
export function citing(rules: readonly string[]): RegExp {
  return new RegExp(`\\[(?:[^\\]]*[, ])?(?:${rules.join('|')})(?:[, ][^\\]]*)?\\]`);
}
