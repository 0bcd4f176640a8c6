import { useSyncExternalStore } from 'react';

/** Below this width, or at 200 % zoom of the smallest screen, the right rail has no room. */
const query = '(max-width: 1023px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
