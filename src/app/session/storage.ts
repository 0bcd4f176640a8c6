/** Kept by every wipe (000 §8). */
const developerOptions = 'devOptions';

/** Kept by signing out (001 §4, gaps G-087): which tenant and branch this machine belongs to, and its language. */
const keptBySignOut = [developerOptions, 'branch', 'saasId', 'branchUcode', 'language'] as const;

/** Clears what the page keeps; the journal and the token lie with the main process. */
function wipeAllBut(kept: readonly string[]): void {
  const keep = kept.flatMap((key) => {
    const value = localStorage.getItem(key);
    return value === null ? [] : [[key, value] as const];
  });
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of keep) localStorage.setItem(key, value);
}

/** A wipe because the platform ended the session. */
export function wipeStorage(): void {
  wipeAllBut([developerOptions]);
}

/** What signing out clears. */
export function clearAfterSignOut(): void {
  wipeAllBut(keptBySignOut);
}
