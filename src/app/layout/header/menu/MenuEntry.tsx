import { makeStyles, Menu, MenuPopover, MenuTrigger, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, OpenRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ShownEntry } from './entries.ts';
import { EntryList } from './EntryItem.tsx';
import { isCurrent } from './highlight.ts';
import { useOpenEntry } from './use-open-entry.ts';

/** How the entries of a header look beside being entries. */
export interface EntryLook {
  entry: string;
  current: string;
}

const useStyles = makeStyles({
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    height: '100%',
    boxSizing: 'border-box',
    margin: 0,
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: '15px',
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

interface MenuEntryProps {
  entry: ShownEntry;
  highlight: string | null;
  look: EntryLook;
}

/** An entry of the bar: a link to a screen of ours, a button for whatever else it does. */
export function MenuEntry({ entry, highlight, look }: MenuEntryProps) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const open = useOpenEntry();
  const name = entry.name ?? t(entry.title);
  const current = isCurrent(entry, highlight);
  const className = mergeClasses(styles.entry, look.entry, current && look.current);
  if (entry.children.length > 0) {
    return (
      <Menu positioning={{ position: 'below', align: 'start', offset: { mainAxis: 4 } }}>
        <MenuTrigger disableButtonEnhancement>
          <button type="button" className={className} aria-current={current || undefined}>
            {name}
            <ChevronDownRegular fontSize={16} aria-hidden />
          </button>
        </MenuTrigger>
        <MenuPopover>
          <EntryList entry={entry} highlight={highlight} />
        </MenuPopover>
      </Menu>
    );
  }
  if (entry.target.kind === 'outside') {
    return (
      <button type="button" className={className} aria-label={t('external.name', { name })} onClick={() => open(entry)}>
        {name}
        <OpenRegular fontSize={16} aria-hidden />
      </button>
    );
  }
  return (
    <Link
      to={entry.target.kind === 'inside' ? entry.target.path : ''}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        // A visitor on an entry for signed-in people, or a second window, goes another way than the link.
        event.preventDefault();
        open(entry);
      }}
    >
      {name}
    </Link>
  );
}
