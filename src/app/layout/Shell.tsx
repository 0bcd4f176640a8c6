import { makeStyles, tokens } from '@fluentui/react-components';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Toasts } from '../../ui/Toasts.tsx';
import { rowOf } from '../route-lookup.ts';
import { routeTable } from '../route-table.ts';
import { Header } from './header/Header.tsx';
import { OfflineBand } from './OfflineBand.tsx';
import { useGuard } from './useGuard.ts';
import { useWindowTitle } from './useWindowTitle.ts';

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  screen: { flexGrow: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
});

/** What surrounds every screen: bar, offline band, the screen, the toast. */
export function Shell() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const row = rowOf(routeTable, pathname);
  const allowed = useGuard();
  useWindowTitle(row);
  const bar = allowed && (row?.bar ?? false);
  return (
    <div className={styles.frame}>
      {bar && <Header />}
      {bar && <OfflineBand />}
      <div className={styles.screen}>{allowed && <Outlet />}</div>
      <ScrollRestoration />
      <Toasts />
    </div>
  );
}
