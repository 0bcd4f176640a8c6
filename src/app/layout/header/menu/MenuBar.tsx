import { makeStyles, mergeClasses, Overflow, OverflowItem, useArrowNavigationGroup } from '@fluentui/react-components';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ShownEntry } from './entries.ts';
import { isCurrent, highlightAfter } from './highlight.ts';
import { MenuEntry, type EntryStyles } from './MenuEntry.tsx';
import { MoreMenu } from './MoreMenu.tsx';

const useStyles = makeStyles({
  menu: { display: 'flex', flexGrow: 1, flexBasis: 0, height: '100%', minWidth: 0, overflow: 'hidden' },
  item: { display: 'flex', alignItems: 'center', flexShrink: 0, height: '100%' },
});

interface MenuBarProps {
  entries: readonly ShownEntry[];
  entryStyles: EntryStyles;
  className?: string | undefined;
}

/** The entries of a header in a row; entries that do not fit move into the "more" menu. Arrow keys move the focus. */
export function MenuBar({ entries, entryStyles, className }: MenuBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const highlight = useHighlight(entries);
  const arrows = useArrowNavigationGroup({ axis: 'horizontal', tabbable: true });
  return (
    // The current entry overflows last.
    <Overflow padding={0}>
      <nav className={mergeClasses(styles.menu, className)} aria-label={t('menu')} {...arrows}>
        {entries.map((entry) => (
          <OverflowItem key={entry.key} id={entry.key} priority={isCurrent(entry, highlight) ? 1 : 0}>
            <div className={styles.item}>
              <MenuEntry entry={entry} highlight={highlight} entryStyles={entryStyles} />
            </div>
          </OverflowItem>
        ))}
        <MoreMenu entries={entries} highlight={highlight} entryStyles={entryStyles} />
      </nav>
    </Overflow>
  );
}

const highlightAtom = atom<string | null>(null);

/** The address whose entry is highlighted. An atom, so that it survives pages without a header. */
function useHighlight(entries: readonly ShownEntry[]): string | null {
  const { pathname, search } = useLocation();
  const [highlight, setHighlight] = useAtom(highlightAtom);
  useEffect(
    () => setHighlight((before) => highlightAfter(before, entries, { pathname, search })),
    [entries, pathname, search, setHighlight],
  );
  return highlight;
}
