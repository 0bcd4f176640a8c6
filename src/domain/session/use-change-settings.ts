import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { Settings } from '#contract/ipc/settings.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { settingsAtom } from '../app-state.ts';

/** Changes the settings of this machine, for all windows. */
export function useChangeSettings(): (patch: Partial<Settings>) => Promise<void> {
  const set = useSetAtom(settingsAtom);
  return useCallback(async (patch) => set(await ask(desktop.settings.change(patch))), [set]);
}
