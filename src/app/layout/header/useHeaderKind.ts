import { useAtomValue } from 'jotai';
import { appInfoAtom, tenantAtom } from '../../../lib/state.ts';
import { contentWidthOf, headerKindOf, type HeaderKind } from './header-kind.ts';

/** The header of the tenant that this client belongs to. */
export function useHeaderKind(): HeaderKind {
  const { tenantHost } = useAtomValue(appInfoAtom);
  return headerKindOf(useAtomValue(tenantAtom), tenantHost);
}

/** Gives the pages of this window their width (001 §9), as the variable that every page column reads. */
export function useContentWidth(): Record<`--${string}`, string> {
  const kind = useHeaderKind();
  return { '--content-width': contentWidthOf(kind, useAtomValue(tenantAtom)) };
}
