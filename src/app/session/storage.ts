import { storageKeys } from '../../domain/session/storage-keys.ts';

/** Kept by signing out (001 §4, G-087): which tenant and branch this machine belongs to. */
const keptBySignOut = [storageKeys.devOptions, storageKeys.branch, storageKeys.saasId] as const;
const keptInNewVersion = [...keptBySignOut, storageKeys.branchUcode, storageKeys.language] as const;

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

/** A wipe because the platform ended the session (000 §8). */
export function wipeStorage(): void {
  wipeAllBut([storageKeys.devOptions]);
}

/** A demonstration that failed leaves nothing (001 §8, G-169). */
export function wipeEverything(): void {
  wipeAllBut([]);
}

/** What signing out clears; the new version keeps the ucode of the branch and the chosen language too. */
export function clearAfterSignOut(newVersion: boolean): void {
  wipeAllBut(newVersion ? keptInNewVersion : keptBySignOut);
}
