import { makeStyles, mergeClasses, Overflow, OverflowItem, useArrowNavigationGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ShownEntry } from './entries.ts';
import { isCurrent } from './highlight.ts';
import { MenuEntry, type EntryLook } from './MenuEntry.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { useHighlight } from './use-highlight.ts';

const useStyles = makeStyles({
  menu: { display: 'flex', flexGrow: 1, flexBasis: 0, height: '100%', minWidth: 0, overflow: 'hidden' },
  item: { display: 'flex', alignItems: 'center', flexShrink: 0, height: '100%' },
});

interface MenuBarProps {
  entries: readonly ShownEntry[];
  look: EntryLook;
  className?: string | undefined;
}

/** The entries of a header side by side; those that find no room wait below "more". Arrow keys go from one to the next. */
export function MenuBar({ entries, look, className }: MenuBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const highlight = useHighlight();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal', tabbable: true });
  return (
    // The current entry keeps its place the longest.
    <Overflow padding={0}>
      <nav className={mergeClasses(styles.menu, className)} aria-label={t('menu')} {...arrows}>
        {entries.map((entry) => (
          <OverflowItem key={entry.key} id={entry.key} priority={isCurrent(entry, highlight) ? 1 : 0}>
            <div className={styles.item}>
              <MenuEntry entry={entry} highlight={highlight} look={look} />
            </div>
          </OverflowItem>
        ))}
        <MoreMenu entries={entries} highlight={highlight} look={look} />
      </nav>
    </Overflow>
  );
}
