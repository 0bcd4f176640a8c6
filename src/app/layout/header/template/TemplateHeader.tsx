import { useAtomValue } from 'jotai';
import { useTargets } from '#app/routes/use-targets.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { menuOrAreas } from '../menu/entries.ts';
import { TallHeader } from './TallHeader.tsx';

/** The template header: everything comes from the header setting (001 §2). */
export function TemplateHeader() {
  const screens = useTargets();
  const { header, menu } = useAtomValue(tenantAtom);
  return <TallHeader entries={menuOrAreas(header.menu.length > 0 ? header.menu : menu, screens)} />;
}
