import { lazy, Suspense, type ComponentType } from 'react';
import { headerHeights, type HeaderKind } from './header-kind.ts';
import { useHeaderKind } from './use-header-kind.ts';

// A tenant uses one header; the others are never loaded.
const headers: Readonly<Record<HeaderKind, ComponentType>> = {
  default: lazy(async () => ({ default: (await import('./DefaultHeader.tsx')).DefaultHeader })),
  template: lazy(async () => ({ default: (await import('./template/TemplateHeader.tsx')).TemplateHeader })),
  dynamic: lazy(async () => ({ default: (await import('./dynamic/DynamicHeader.tsx')).DynamicHeader })),
  tax: lazy(async () => ({ default: (await import('./tax/TaxHeader.tsx')).TaxHeader })),
  international: lazy(async () => ({
    default: (await import('./InternationalHeader.tsx')).InternationalHeader,
  })),
};

/** The header variant of this tenant (001 §2). */
export function Header() {
  const kind = useHeaderKind();
  const Variant = headers[kind];
  return (
    // Reserves the header's height to avoid a layout shift.
    <Suspense fallback={<div style={{ height: headerHeights[kind], flexShrink: 0 }} />}>
      <Variant />
    </Suspense>
  );
}
