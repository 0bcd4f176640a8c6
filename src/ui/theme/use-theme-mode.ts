import { useSyncExternalStore } from 'react';

export type ThemeMode = 'light' | 'dark' | 'contrast';

/** The effective theme mode: the system's high contrast first, then the user's choice, then the system's mode. */
export function useThemeMode(choice: 'system' | 'light' | 'dark'): ThemeMode {
  const contrast = useMedia('(forced-colors: active)');
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  if (contrast) return 'contrast';
  if (choice !== 'system') return choice;
  return systemDark ? 'dark' : 'light';
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
