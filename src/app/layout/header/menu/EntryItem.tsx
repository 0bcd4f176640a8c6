import { makeStyles, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, tokens } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ShownEntry } from './entries.ts';
import { ariaCurrent, isCurrent } from './highlight.ts';
import { useOpenEntry } from './use-open-entry.ts';

const useStyles = makeStyles({
  current: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorCompoundBrandForeground1 },
  item: { maxWidth: '360px' },
  outside: { display: 'flex', alignSelf: 'center' },
});

interface EntryItemProps {
  entry: ShownEntry;
  highlight: string | null;
}

/** An entry of an opened menu; its sub-menu opens beside it. */
export function EntryItem({ entry, highlight }: EntryItemProps) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const open = useOpenEntry();
  const { pathname } = useLocation();
  const name = entry.name ?? t(entry.title);
  const current = isCurrent(entry, highlight);
  if (entry.children.length > 0) {
    return (
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuItem className={styles.item}>{name}</MenuItem>
        </MenuTrigger>
        <MenuPopover>
          <EntryList entry={entry} highlight={highlight} />
        </MenuPopover>
      </Menu>
    );
  }
  const outside = entry.target.kind === 'outside';
  return (
    <MenuItem
      className={styles.item}
      aria-current={ariaCurrent(entry, current, pathname)}
      aria-label={outside ? t('external.name', { name }) : undefined}
      content={current ? { className: styles.current } : undefined}
      secondaryContent={
        outside ? { className: styles.outside, children: <OpenRegular fontSize={16} aria-hidden /> } : undefined
      }
      onClick={() => open(entry)}
    >
      {name}
    </MenuItem>
  );
}

/** The sub-menu of an entry: the entry itself if it has a target of its own, then its children. */
export function EntryList({ entry, highlight }: EntryItemProps) {
  const own = hasOwnTarget(entry) ? [{ ...entry, key: 'own', children: [] }] : [];
  return (
    <MenuList>
      {[...own, ...entry.children].map((child) => (
        <EntryItem key={child.key} entry={child} highlight={highlight} />
      ))}
    </MenuList>
  );
}

function hasOwnTarget({ target, children }: ShownEntry): boolean {
  const address = addressOf(target);
  return address !== '' && !children.some((child) => addressOf(child.target) === address);
}

function addressOf(target: ShownEntry['target']): string {
  if (target.kind === 'none') return '';
  return target.kind === 'inside' ? target.path : target.url;
}
