import { useAtomValue } from 'jotai';
import { tenantAtom } from '#domain/app-state.ts';
import { useTargets } from '../../routes/use-targets.ts';
import { CompactHeader } from './bar/CompactHeader.tsx';
import { menuOrAreas } from './menu/entries.ts';

/** The default header: the tenant's menu in one row. */
export function DefaultHeader() {
  const screens = useTargets();
  const { menu } = useAtomValue(tenantAtom);
  return <CompactHeader entries={menuOrAreas(menu, screens)} />;
}
