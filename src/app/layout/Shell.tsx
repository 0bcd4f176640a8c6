import { makeStyles, tokens } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { sessionAtom, shortcutsOpenAtom, tenantFetchedAtom } from '../../domain/session/state.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { arriveAt } from '../../lib/focus/arrival.ts';
import { shadow } from '../../ui/theme/fixed-colours.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { useRoute } from '../routes/use-routes.ts';
import { preloadRouteFailure } from '../screens/RouteFailure.tsx';
import { showsFooter } from './footer/rules.ts';
import { Header } from './header/Header.tsx';
import { useHeaderVariables } from './header/use-header-kind.ts';
import { platformCheckOpenAtom } from './keys/state.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { LayoutBoundary } from './LayoutBoundary.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useOpenedPaths } from './use-opened-paths.ts';
import { usePaidOrder } from './use-paid-order.ts';
import { useGuard } from './use-guard.ts';
import { useWindowTitle } from './use-window-title.ts';

// Not needed by the first screen, hence loaded later.
const Footer = lazy(async () => ({ default: (await import('./footer/Footer.tsx')).Footer }));
const CloseQuestion = lazy(async () => ({ default: (await import('./leaving/CloseQuestion.tsx')).CloseQuestion }));
const OfflineBanner = lazy(async () => ({ default: (await import('./freshness/OfflineBanner.tsx')).OfflineBanner }));
const TrackingConsent = lazy(async () => ({
  default: (await import('../tracking/TrackingConsent.tsx')).TrackingConsent,
}));
const PlainHeader = lazy(async () => ({ default: (await import('./PlainHeader.tsx')).PlainHeader }));
const ScrollPlaces = lazy(async () => ({ default: (await import('./places/ScrollPlaces.tsx')).ScrollPlaces }));
const SeatNotice = lazy(async () => ({ default: (await import('./SeatNotice.tsx')).SeatNotice }));
const PlatformCheck = lazy(async () => ({ default: (await import('./keys/PlatformCheck.tsx')).PlatformCheck }));
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
    // A screen with a bar of its own has one bar, not two.
    ':has([data-own-bar]) > header': { display: 'none' },
    // The end of the page can be scrolled clear of a notice.
    ':has(> [data-notices] > *)': { paddingBottom: '120px', '--notice-room': '120px' },
  },
  // Notices lie above the page: one that comes or goes moves nothing under the pointer.
  notices: {
    position: 'fixed',
    bottom: '16px',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 1000,
    width: 'var(--content-width, 1200px)',
    maxWidth: 'calc(100vw - 48px)',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    '& > *': { boxShadow: shadow.floating },
  },
  screen: { flexGrow: 1, display: 'flex', flexDirection: 'column', minWidth: 0 },
});

/** The frame of every screen: header, banners, footer, toasts. */
export function Shell() {
  const styles = useStyles();
  const { pathname } = useLocation();
  const row = useRoute();
  const allowed = useGuard();
  useWindowTitle(row);
  useShortcuts();
  useOpenedPaths();
  usePaidOrder();
  // Before the effects of the screen, whose heading takes the focus.
  useLayoutEffect(() => arriveAt(pathname), [pathname]);
  const fetchedAt = useAtomValue(tenantFetchedAtom);
  const bar = allowed && (row?.bar ?? false);
  const notices = bar || (allowed && row?.notices === true);
  const variables = useHeaderVariables();
  const shortcutsOpen = useAtomValue(shortcutsOpenAtom);
  const checkOpen = useAtomValue(platformCheckOpenAtom);
  const { signedIn } = useAtomValue(sessionAtom);
  const painted = usePainted();
  useEffect(() => {
    if (painted) preloadRouteFailure();
  }, [painted]);
  return (
    <div className={styles.frame} style={variables}>
      <SkipLink />
      {bar && (
        <LayoutBoundary fetchedAt={fetchedAt} fallback={<Deferred of={PlainHeader} />}>
          <Header />
        </LayoutBoundary>
      )}
      {notices && (
        <div className={styles.notices} data-notices>
          <Deferred of={OfflineBanner} />
          <Deferred of={TrackingConsent} />
        </div>
      )}
      <div id="screen" className={styles.screen} data-screen={allowed ? row?.path : undefined}>
        {allowed && <Outlet />}
      </div>
      {showsFooter(pathname, bar) && (
        <LayoutBoundary fetchedAt={fetchedAt} fallback={null}>
          <Deferred of={Footer} />
        </LayoutBoundary>
      )}
      <ScrollRestoration />
      {shortcutsOpen && <Deferred of={ShortcutsDialog} />}
      {checkOpen && <Deferred of={PlatformCheck} />}
      {painted && <Deferred of={CloseQuestion} />}
      {painted && <Deferred of={ScrollPlaces} />}
      {painted && signedIn && <Deferred of={SeatNotice} />}
      <Toasts />
    </div>
  );
}

function Deferred({ of: Part }: { of: ComponentType }) {
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
