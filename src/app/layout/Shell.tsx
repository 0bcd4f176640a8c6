import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { tenantFetchedAtom } from '../../domain/session/state.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { usePainted } from '../../lib/use-painted.ts';
import { readyRouteFailure } from '../screens/RouteFailure.tsx';
import { rowOf } from '../routes/route-lookup.ts';
import { routeTable } from '../routes/route-table.ts';
import { showsFooter } from './footer/rules.ts';
import { Header } from './header/Header.tsx';
import { useHeaderVariables } from './header/use-header-kind.ts';
import { shortcutsOpenAtom } from './keys/state.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { SafeLayout } from './SafeLayout.tsx';
import { useGuard } from './use-guard.ts';
import { useWindowTitle } from './use-window-title.ts';

// What a first screen can do without comes after it.
const Footer = lazy(async () => ({ default: (await import('./footer/Footer.tsx')).Footer }));
const OfflineBand = lazy(async () => ({ default: (await import('./OfflineBand.tsx')).OfflineBand }));
const TrackingQuestion = lazy(async () => ({
  default: (await import('../tracking/TrackingQuestion.tsx')).TrackingQuestion,
}));
const PlainHeader = lazy(async () => ({ default: (await import('./PlainHeader.tsx')).PlainHeader }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./keys/ShortcutsDialog.tsx')).ShortcutsDialog }));

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

/** What surrounds every screen: bar, offline band, the screen, the footer, the toast. */
export function Shell() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const row = rowOf(routeTable, pathname);
  const allowed = useGuard();
  useWindowTitle(row);
  useShortcuts();
  // Another configuration may be one that can be laid out.
  const fetchedAt = useAtomValue(tenantFetchedAtom);
  const bar = allowed && (row?.bar ?? false);
  const variables = useHeaderVariables();
  const shortcutsOpen = useAtomValue(shortcutsOpenAtom);
  const painted = usePainted();
  useEffect(() => {
    if (painted) readyRouteFailure();
  }, [painted]);
  return (
    <div className={styles.frame} style={variables}>
      {bar && (
        <SafeLayout key={fetchedAt} instead={<Later of={PlainHeader} />}>
          <Header />
        </SafeLayout>
      )}
      {bar && <Later of={OfflineBand} />}
      {bar && <Later of={TrackingQuestion} />}
      <div className={styles.screen}>{allowed && <Outlet />}</div>
      {showsFooter(pathname, bar) && (
        <SafeLayout key={`footer ${fetchedAt}`} instead={null}>
          <Later of={Footer} />
        </SafeLayout>
      )}
      <ScrollRestoration />
      {shortcutsOpen && <Later of={ShortcutsDialog} />}
      <Toasts />
    </div>
  );
}

function Later({ of: Part }: { of: ComponentType }) {
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
