import { makeStyles, tokens } from '@fluentui/react-components';
import { routes } from '../../../routes.ts';
import { useLocale } from '../../useLocale.ts';
import { Brand } from '../bar/Brand.tsx';
import { PersonalArea } from '../bar/PersonalArea.tsx';
import { HistoryButtons } from '../HistoryButtons.tsx';
import { MenuBar } from '../menu/MenuBar.tsx';
import { useLineLook } from '../menu/useLineLook.ts';
import { internationalEntries } from './entries.ts';

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

/** The international header: the same five places in every language, the language itself, sign-in or account (001 §2). */
export function InternationalHeader() {
  const styles = useStyles();
  const look = useLineLook();
  const locale = useLocale();
  return (
    <header className={styles.bar}>
      <HistoryButtons />
      <Brand className={styles.brand} />
      <MenuBar className={styles.menu} entries={internationalEntries(locale, routes)} look={look} />
      <PersonalArea language />
    </header>
  );
}
