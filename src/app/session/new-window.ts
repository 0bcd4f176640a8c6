import { carriedNames, type Carried, type NewWindow } from '../../contract/ipc/window.ts';
import { ask, desktop } from '../../lib/desktop.ts';

/**
 * Opens another window at a path, by default at the home page. It shares the session and takes over this window's face
 * check from session storage. Not possible while a paper is open.
 */
export function openNewWindow(path: string | null = null): Promise<NewWindow> {
  const carried: Carried = Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = sessionStorage.getItem(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return ask(desktop.window.open(path, carried));
}

/** Takes over the session storage values of the window that opened this one. */
export async function restoreCarried(): Promise<void> {
  const carried = await ask(desktop.window.carried());
  for (const name of carriedNames) {
    const value = carried[name];
    if (value !== undefined) sessionStorage.setItem(name, value);
  }
}
