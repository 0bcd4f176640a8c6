import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { tenantAtom } from '../../../lib/state.ts';
import { routes } from '../../routes.ts';
import { Brand } from './bar/Brand.tsx';
import { PersonalArea } from './bar/PersonalArea.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { menuOrExams } from './menu/entries.ts';
import { MenuBar } from './menu/MenuBar.tsx';
import { useLineLook } from './menu/useLineLook.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    height: '56px',
    flexShrink: 0,
    boxSizing: 'border-box',
    padding: '0 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  brand: { marginLeft: '8px' },
  menu: { margin: '0 12px 0 20px' },
});

/** The default top menu: back and forward, whose client it is, the menu, the person, in one bar (look §1). */
export function DefaultHeader() {
  const styles = useStyles();
  const look = useLineLook();
  const { menu } = useAtomValue(tenantAtom);
  return (
    <header className={styles.bar}>
      <HistoryButtons />
      <Brand className={styles.brand} />
      <MenuBar className={styles.menu} entries={menuOrExams(menu, routes)} look={look} />
      <PersonalArea />
    </header>
  );
}
