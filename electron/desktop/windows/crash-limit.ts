const periodMs = 60_000;
const maxCrashes = 3;

/** Counts crashes of the page: returns false at the third within a minute, when another reload would not help. */
export function createCrashLimit(now: () => number): () => boolean {
  let recent: number[] = [];
  return () => {
    recent = [...recent.filter((time) => now() - time < periodMs), now()];
    if (recent.length < maxCrashes) return true;
    recent = [];
    return false;
  };
}
