interface BackoffOptions {
  firstMs: number;
  capMs: number;
  /** 0 to 1: spreads the wait between nothing and its ceiling, so that many clients do not come back at once. */
  random?: () => number;
}

/** Milliseconds until the next try after `tries` failed ones: doubled each time up to a cap. */
export function backoff(tries: number, { firstMs, capMs, random }: BackoffOptions): number {
  const ceiling = Math.min(capMs, firstMs * 2 ** Math.min(30, Math.max(0, tries - 1)));
  return random === undefined ? ceiling : Math.round(random() * ceiling);
}
