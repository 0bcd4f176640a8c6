import type { LockdownState } from '#contract/ipc/lockdown.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { desktop } from '#lib/desktop.ts';

/** What is locked now; null: not known yet. */
export function useLockdown(): LockdownState | null {
  return useDesktopQuery(desktop.lockdown.state, [], { changed: desktop.lockdown.changed }).data ?? null;
}
