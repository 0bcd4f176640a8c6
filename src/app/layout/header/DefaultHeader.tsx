import { useAtomValue } from 'jotai';
import { tenantAtom } from '../../../domain/session/state.ts';
import { useScreens } from '../../routes/use-routes.ts';
import { OneBar } from './bar/OneBar.tsx';
import { menuOrExams } from './menu/entries.ts';

/** The default top menu: the tenant's entries in one bar. */
export function DefaultHeader() {
  const screens = useScreens();
  const { menu } = useAtomValue(tenantAtom);
  return <OneBar entries={menuOrExams(menu, screens)} />;
}
