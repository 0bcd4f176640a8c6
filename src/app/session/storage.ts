import { storageKeys } from '#domain/session/storage-keys.ts';

/** Retained at sign-out (001 §4): the tenant and branch of this machine. */
const retainedBySignOut = [storageKeys.devOptions, storageKeys.branch, storageKeys.saasId] as const;
const retainedInNewVersion = [...retainedBySignOut, storageKeys.branchUcode, storageKeys.language] as const;

/** Clears the page's storage except these keys; journal and token are in the main process. */
function wipeAllBut(retained: readonly string[]): void {
  const entries = retained.flatMap((key) => {
    const value = localStorage.getItem(key);
    return value === null ? [] : [[key, value] as const];
  });
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of entries) localStorage.setItem(key, value);
}

/** Wipes after the platform ended the session (000 §8). */
export function wipeStorage(): void {
  wipeAllBut([storageKeys.devOptions]);
}

/** Wipes everything after a failed demonstration (001 §8). */
export function wipeEverything(): void {
  wipeAllBut([]);
}

/** Wipes at sign-out; the new version also retains the branch's ucode and the language. */
export function clearAfterSignOut(newVersion: boolean): void {
  wipeAllBut(newVersion ? retainedInNewVersion : retainedBySignOut);
}
