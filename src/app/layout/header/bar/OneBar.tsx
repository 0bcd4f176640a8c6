import { makeStyles, tokens } from '@fluentui/react-components';
import { HistoryButtons } from '../HistoryButtons.tsx';
import type { ShownEntry } from '../menu/entries.ts';
import { MenuBar } from '../menu/MenuBar.tsx';
import { useLineStyle } from '../menu/use-line-style.ts';
import { Brand } from './Brand.tsx';
import { PersonalArea } from './PersonalArea.tsx';

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

interface OneBarProps {
  entries: readonly ShownEntry[];
  /** With a choice of languages, for visitors too. */
  language?: boolean;
}

/** Back and forward, whose client it is, the menu, the person, in one bar. */
export function OneBar({ entries, language = false }: OneBarProps) {
  const styles = useStyles();
  const look = useLineStyle();
  return (
    <header className={styles.bar}>
      <HistoryButtons />
      <Brand className={styles.brand} />
      <MenuBar className={styles.menu} entries={entries} look={look} />
      <PersonalArea language={language} />
    </header>
  );
}
