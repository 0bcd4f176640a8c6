import { carriedNames, type Carried, type NewWindow } from '../../contract/ipc/window.ts';
import { ask, desktop } from '../../lib/desktop.ts';

/**
 * Opens another window of this client at a path of ours, without one at the home page. It shares the session and takes
 * over what this window's session storage holds about the face check (G-168). No window opens while a paper is open.
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

/** Takes over what the window handed on that opened this one. */
export async function takeOver(): Promise<void> {
  const carried = await ask(desktop.window.carried());
  for (const name of carriedNames) {
    const value = carried[name];
    if (value !== undefined) sessionStorage.setItem(name, value);
  }
}
