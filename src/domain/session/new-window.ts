import { inheritedKeys, type Inherited, type OpenWindowResult } from '#contract/ipc/window.ts';
import { ask, desktop } from '#lib/desktop.ts';

/**
 * Opens another window at a path, by default at the home page. It shares the session and takes over this window's face
 * check from session storage. Not possible while a paper is open.
 */
export function openNewWindow(path: string | null = null): Promise<OpenWindowResult> {
  const inherited: Inherited = Object.fromEntries(
    inheritedKeys.flatMap((key) => {
      const value = sessionStorage.getItem(key);
      return value === null ? [] : [[key, value]];
    }),
  );
  return ask(desktop.window.open(path, inherited));
}

/** Stores what this window inherits from the one that opened it. */
export async function restoreInherited(): Promise<void> {
  const inherited = await ask(desktop.window.inherited());
  for (const key of inheritedKeys) {
    const value = inherited[key];
    if (value !== undefined) sessionStorage.setItem(key, value);
  }
}
