import { useAtomValue } from 'jotai';
import { appInfoAtom, tenantAtom } from '#domain/app-state.ts';
import { contentWidthOf, headerHeights, headerKindOf, type HeaderKind } from './header-kind.ts';

/** The header variant of the current tenant. */
export function useHeaderKind(): HeaderKind {
  const { tenantHost } = useAtomValue(appInfoAtom);
  return headerKindOf(useAtomValue(tenantAtom), tenantHost);
}

/** CSS variables for pages: the content width (001 §9) and the header's height. */
export function useHeaderVariables(): Record<`--${string}`, string> {
  const kind = useHeaderKind();
  const tenant = useAtomValue(tenantAtom);
  return { '--content-width': contentWidthOf(kind, tenant), '--header-height': `${headerHeights[kind]}px` };
}
