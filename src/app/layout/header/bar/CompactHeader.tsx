import { makeStyles, tokens } from '@fluentui/react-components';
import { HistoryButtons } from '../HistoryButtons.tsx';
import type { ShownEntry } from '../menu/entries.ts';
import { MenuBar } from '../menu/MenuBar.tsx';
import type { EntryStyles } from '../menu/MenuEntry.tsx';
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

interface CompactHeaderProps {
  entries: readonly ShownEntry[];
  /** Shows the language menu, for visitors too. */
  language?: boolean;
}

/** A header in one row: history, brand, menu, personal area. */
export function CompactHeader({ entries, language = false }: CompactHeaderProps) {
  const styles = useStyles();
  const entryStyles = useUnderlineStyles();
  return (
    <header className={styles.bar}>
      <HistoryButtons />
      <Brand className={styles.brand} />
      <MenuBar className={styles.menu} entries={entries} entryStyles={entryStyles} />
      <PersonalArea language={language} />
    </header>
  );
}

const useLineStyleStyles = makeStyles({
  entry: { position: 'relative', padding: '0 14px' },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      left: '14px',
      right: '14px',
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: `var(--header-mark, ${tokens.colorCompoundBrandStroke})`,
    },
  },
});

/** Entries on a neutral background, the current one underlined. */
function useUnderlineStyles(): EntryStyles {
  return useLineStyleStyles();
}
