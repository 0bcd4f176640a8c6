import { inheritedKeys, type Inherited, type OpenWindowResult } from '../../contract/ipc/window.ts';
import { ask, desktop } from '../../lib/desktop.ts';

/**
 * Opens another window of this client at a path; null: the home page. It shares the session and inherits the face check
 * from this window's session storage. No window opens while a paper is open.
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
export async function takeOver(): Promise<void> {
  const inherited = await ask(desktop.window.inherited());
  for (const key of inheritedKeys) {
    const value = inherited[key];
    if (value !== undefined) sessionStorage.setItem(key, value);
  }
}
