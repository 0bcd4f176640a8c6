import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { tenantAtom } from '../../../lib/state.ts';
import { routes } from '../../routes.ts';
import { barEntries, highlightAfter } from './menu.ts';

const highlightAtom = atom<string | null>(null);

const useStyles = makeStyles({
  menu: { display: 'flex', gap: '4px', height: '100%', marginLeft: '20px', overflowX: 'auto', scrollbarWidth: 'none' },
  entry: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    padding: '0 12px',
    fontSize: '15px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      left: '12px',
      right: '12px',
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
});

/** The tenant's main menu, the current entry marked. */
export function MainMenu() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const { menu } = useAtomValue(tenantAtom);
  const { pathname } = useLocation();
  const [highlight, setHighlight] = useAtom(highlightAtom);
  useEffect(() => setHighlight((before) => highlightAfter(before, pathname)), [pathname, setHighlight]);
  return (
    <nav className={styles.menu} aria-label={t('header.menu')}>
      {barEntries(menu, routes).map(({ name, path, row }) => {
        const current = row.path === highlight;
        return (
          <Link
            key={path}
            to={path}
            className={mergeClasses(styles.entry, current && styles.current)}
            aria-current={current ? 'page' : undefined}
          >
            {name ?? t(row.title)}
          </Link>
        );
      })}
    </nav>
  );
}
