import { makeStyles, Menu, MenuPopover, MenuTrigger, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, OpenRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { barPositioning } from '#ui/bar-positioning.ts';
import { RouteLink } from '#ui/RouteLink.tsx';
import type { ShownEntry } from './entries.ts';
import { EntryList } from './EntryItem.tsx';
import { ariaCurrent, isCurrent } from './highlight.ts';
import { useOpenEntry } from './use-open-entry.ts';

/** Style overrides of the entries in a header. */
export interface EntryStyles {
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
  entryStyles: EntryStyles;
}

/** An entry of the menu bar: a link to a screen of this client, a button otherwise. */
export function MenuEntry({ entry, highlight, entryStyles }: MenuEntryProps) {
  const styles = useStyles();
  const { t } = useTranslation('header');
  const open = useOpenEntry();
  const { pathname } = useLocation();
  const name = entry.name ?? t(entry.title);
  const current = isCurrent(entry, highlight);
  const className = mergeClasses(styles.entry, entryStyles.entry, current && entryStyles.current);
  if (entry.children.length > 0) {
    return (
      <Menu positioning={{ ...barPositioning, position: 'below', align: 'start', offset: { mainAxis: 4 } }}>
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
    <RouteLink
      to={entry.target.kind === 'inside' ? entry.target.path : ''}
      className={className}
      aria-current={ariaCurrent(entry, current, pathname)}
      onClick={(event) => {
        // `open` handles the sign-in redirect and new windows, which the link cannot.
        event.preventDefault();
        open(entry);
      }}
    >
      {name}
    </RouteLink>
  );
}
