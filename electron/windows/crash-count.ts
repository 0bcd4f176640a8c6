const window = 60_000;
const maxCrashes = 3;

/** Counts crashes of the page: false once there were three within a minute, when coming back by itself makes no sense. */
export function createCrashCount(now: () => number): () => boolean {
  let recent: number[] = [];
  return () => {
    recent = [...recent.filter((time) => now() - time < window), now()];
    if (recent.length < maxCrashes) return true;
    recent = [];
    return false;
  };
}
