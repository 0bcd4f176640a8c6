import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useTargets } from '#app/routes/use-targets.ts';
import { tenantAtom } from '#domain/app-state.ts';
import { Brand } from '../bar/Brand.tsx';
import { PersonalArea } from '../bar/PersonalArea.tsx';
import { HistoryButtons } from '../HistoryButtons.tsx';
import { menuOrAreas } from '../menu/entries.ts';
import { MenuBar } from '../menu/MenuBar.tsx';
import type { EntryStyles } from '../menu/MenuEntry.tsx';

const width = { width: '1200px', maxWidth: 'calc(100vw - 48px)', margin: '0 auto', height: '100%' } as const;

const useStyles = makeStyles({
  header: { position: 'sticky', top: 0, zIndex: 10, flexShrink: 0, backgroundColor: tokens.colorNeutralBackground1 },
  top: { height: '64px', borderTop: `3px solid ${tokens.colorBrandBackgroundPressed}`, boxSizing: 'border-box' },
  row: { ...width, display: 'flex', alignItems: 'center' },
  brand: { marginLeft: '12px' },
  band: { height: '44px', backgroundColor: tokens.colorBrandBackgroundPressed },
  menu: { ...width, flexGrow: 0 },
});

const useEntryStyles = makeStyles({
  entry: {
    padding: '0 24px',
    borderRadius: 0,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { color: tokens.colorNeutralForegroundOnBrand, backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorNeutralForegroundOnBrand}`, outlineOffset: '-4px' },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground,
  },
});

/** The tax-sector header: the name above, the default menu below. */
export function TaxHeader() {
  const screens = useTargets();
  const styles = useStyles();
  const entryStyles: EntryStyles = useEntryStyles();
  const { menu } = useAtomValue(tenantAtom);
  return (
    <header className={`tax-header ${styles.header}`}>
      <div className={styles.top}>
        <div className={styles.row}>
          <HistoryButtons />
          <Brand large className={styles.brand} />
          <PersonalArea />
        </div>
      </div>
      <div className={styles.band}>
        <MenuBar className={styles.menu} entries={menuOrAreas(menu, screens)} entryStyles={entryStyles} />
      </div>
    </header>
  );
}
