import { useSyncExternalStore } from 'react';

/** Below this width, or at 200 % zoom of the smallest screen, the right rail has no room. */
const query = '(max-width: 1023px)';

// One media query for all users: creating one forces a layout.
let media: MediaQueryList | undefined;
const list = () => (media ??= window.matchMedia(query));

function subscribe(changed: () => void): () => void {
  list().addEventListener('change', changed);
  return () => list().removeEventListener('change', changed);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => list().matches);
}
