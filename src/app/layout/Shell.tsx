import { makeStyles, tokens } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { makeStale } from '#api/query.ts';
import { staleAfterOrder } from '#contract/platform/market/stale-after-order.ts';
import { sessionAtom, shortcutsOpenAtom, tenantFetchedAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { arriveAt } from '#lib/focus/arrival.ts';
import { toastAtom, useToast } from '#lib/toast.ts';
import { usePainted } from '#lib/use-painted.ts';
import { shadow } from '#ui/theme/fixed-colours.ts';
import { useRoute } from '../routes/use-routes.ts';
import { preloadRouteFailure } from '../screens/RouteFailure.tsx';
import { showsFooter } from './footer/rules.ts';
import { Header } from './header/Header.tsx';
import { useHeaderVariables } from './header/use-header-kind.ts';
import { platformCheckOpenAtom } from './keys/state.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { LayoutBoundary } from './LayoutBoundary.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useContentLinks } from './use-content-links.ts';
import { useGuard } from './use-guard.ts';
import { useWindowTitle } from './use-window-title.ts';

// Loaded with the first toast.
const ToastBar = lazy(async () => ({ default: (await import('#ui/ToastBar.tsx')).ToastBar }));

/** Shows the current toast. */
function Toasts() {
  const [toast, setToast] = useAtom(toastAtom);
  const end = useCallback(() => setToast(null), [setToast]);
  const bar = <Suspense>{toast && <ToastBar key={toast.key} toast={toast} onEnd={end} />}</Suspense>;
  const urgent = toast?.style === 'error';
  return (
    <>
      {/* Announced only when the region is there before its content; an alert is announced when it is inserted. */}
      <output aria-live="polite">{!urgent && bar}</output>
      {urgent && bar}
    </>
  );
}

// Not needed by the first screen, hence loaded later.
const Footer = lazy(async () => ({ default: (await import('./footer/Footer.tsx')).Footer }));
const AboutLine = lazy(async () => ({ default: (await import('./footer/AboutLine.tsx')).AboutLine }));
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
  const { pathname, key } = useLocation();
  const row = useRoute();
  const allowed = useGuard();
  useWindowTitle(row);
  useShortcuts();
  useContentLinks();
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
      {/* The screen before stays until the one of an address is loaded: the key says which of them is there. */}
      <div id="screen" className={styles.screen} data-screen={allowed ? row?.path : undefined} data-place={key}>
        {allowed && <Outlet />}
      </div>
      {showsFooter(pathname, bar) && (
        <LayoutBoundary fetchedAt={fetchedAt} fallback={null}>
          <Deferred of={Footer} />
        </LayoutBoundary>
      )}
      {allowed && row?.about === true && <Deferred of={AboutLine} />}
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

/** A click on the system's notification of something, or on a link elsewhere, leads to its screen. */
function useOpenedPaths(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => {
      ask(desktop.window.takePath())
        .then((path) => path !== null && navigate(path))
        .catch((error: unknown) => void desktop.app.log('warn', `opened path: ${String(error)}`));
    };
    const stop = desktop.window.pathGiven(go);
    // One that came before this page listened.
    go();
    return stop;
  }, [navigate]);
}

/** Tells that an order is paid, on whatever screen, and refetches what the payment changed. */
function usePaidOrder(): void {
  const { t } = useTranslation('app');
  const toast = useToast();
  const queries = useQueryClient();
  useEffect(
    () =>
      desktop.orders.paid(({ name }) => {
        makeStale(queries, { makesStale: staleAfterOrder });
        toast('success', t('orderPaid', { name }));
      }),
    [queries, t, toast],
  );
}
