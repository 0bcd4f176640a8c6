import {
  makeStyles,
  Menu,
  MenuButton,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  useIsOverflowItemVisible,
  useOverflowMenu,
} from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { ShownEntry } from './entries.ts';
import { EntryItem } from './EntryItem.tsx';
import type { EntryStyles } from './MenuEntry.tsx';

const useStyles = makeStyles({
  more: {
    flexShrink: 0,
    alignSelf: 'center',
    height: '100%',
    border: 'none',
    borderRadius: 0,
    fontWeight: 'inherit',
    fontSize: '15px',
    minWidth: 0,
  },
});

interface MoreMenuProps {
  entries: readonly ShownEntry[];
  highlight: string | null;
  entryStyles: EntryStyles;
}

/** The menu of entries that do not fit into the bar. */
export function MoreMenu({ entries, highlight, entryStyles }: MoreMenuProps) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const { ref, isOverflowing } = useOverflowMenu<HTMLButtonElement>();
  if (!isOverflowing) return null;
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton
          ref={ref}
          appearance="transparent"
          menuIcon={<ChevronDownRegular fontSize={16} />}
          className={mergeClasses(styles.more, entryStyles.entry)}
        >
          {t('more')}
        </MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {entries.map((entry) => (
            <HiddenEntry key={entry.key} entry={entry} highlight={highlight} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function HiddenEntry({ entry, highlight }: Omit<MoreMenuProps, 'entries' | 'entryStyles'> & { entry: ShownEntry }) {
  const visible = useIsOverflowItemVisible(entry.key);
  return visible ? null : <EntryItem entry={entry} highlight={highlight} />;
}
