import { useSyncExternalStore } from 'react';

/** Below these widths the answer sheet has no room beside the question. */
const withoutRail = '(max-width: 1023px)';
const withoutRailBesideMaterial = '(max-width: 1199px)';

// One media query for all users: creating one forces a layout.
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const known = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, known);
  return known;
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => listOf(query).matches,
  );
}

/** True where neither the answer sheet nor a material has room beside the question. */
export function useNarrow(): boolean {
  return useMedia(withoutRail);
}

/** True where the answer sheet opens in a drawer. */
export function useSheetInDrawer(hasMaterial: boolean): boolean {
  return useMedia(hasMaterial ? withoutRailBesideMaterial : withoutRail);
}
