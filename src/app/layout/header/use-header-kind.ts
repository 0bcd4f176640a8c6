import { useAtomValue } from 'jotai';
import { appInfoAtom, tenantAtom } from '../../../domain/session/state.ts';
import { contentWidthOf, headerHeights, headerKindOf, type HeaderKind } from './header-kind.ts';

/** The header of the tenant that this client belongs to. */
export function useHeaderKind(): HeaderKind {
  const { tenantHost } = useAtomValue(appInfoAtom);
  return headerKindOf(useAtomValue(tenantAtom), tenantHost);
}

/** What pages need to know of the header, as variables: their width (001 §9), and how much of the top it covers. */
export function useHeaderVariables(): Record<`--${string}`, string> {
  const kind = useHeaderKind();
  const tenant = useAtomValue(tenantAtom);
  return { '--content-width': contentWidthOf(kind, tenant), '--header-height': `${headerHeights[kind]}px` };
}
