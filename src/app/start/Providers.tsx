import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as StateProvider, useAtomValue, type createStore } from 'jotai';
import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { settingsAtom, tenantAtom } from '#domain/app-state.ts';
import { i18n } from '#lib/i18n/i18n.ts';
import { usePainted } from '#lib/use-painted.ts';
import { applyTheme, sheetTheme } from '#ui/theme/brand.ts';
import { useThemeMode } from '#ui/theme/use-theme-mode.ts';

// Loaded after the first paint: nothing can be focused before.
const FocusService = lazy(async () => ({ default: (await import('./FocusService.tsx')).FocusService }));

// Fluent gives these to every tooltip and menu too: a height here would lay a sheet over the page under them.
const useStyles = makeStyles({ themed: { backgroundColor: 'transparent' } });

interface ProvidersProps {
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  children: ReactNode;
}

/** The providers of all screens: state, server data, texts, theme. */
export function Providers({ store, queries, children }: ProvidersProps) {
  return (
    <StateProvider store={store}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={i18n}>
          <Themed>{children}</Themed>
        </I18nextProvider>
      </QueryClientProvider>
    </StateProvider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const mode = useThemeMode(useAtomValue(settingsAtom).theme);
  const { colour } = useAtomValue(tenantAtom);
  const painted = usePainted();
  useLayoutEffect(() => applyTheme(mode, colour), [mode, colour]);
  return (
    <FluentProvider theme={sheetTheme} className={styles.themed}>
      {painted && (
        <Suspense>
          <FocusService />
        </Suspense>
      )}
      {children}
    </FluentProvider>
  );
}
