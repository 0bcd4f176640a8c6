import { FluentProvider, makeStyles } from '@fluentui/react-components';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as StateProvider, useAtomValue, type createStore } from 'jotai';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { texts } from '../../lib/i18n/i18n.ts';
import { settingsAtom, tenantAtom } from '../../domain/session/state.ts';
import { themeOf } from '../../ui/theme/theme.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { useThemeMode } from '../../ui/theme/use-theme-mode.ts';

// Its files are not needed before there is something to focus.
const FocusKeeper = lazy(async () => ({ default: (await import('./FocusKeeper.tsx')).FocusKeeper }));

const useStyles = makeStyles({ fill: { minHeight: '100%', backgroundColor: 'transparent' } });

interface ProvidersProps {
  store: ReturnType<typeof createStore>;
  queries: QueryClient;
  children: ReactNode;
}

/** Everything a screen finds around it: state, server data, texts, theme. */
export function Providers({ store, queries, children }: ProvidersProps) {
  return (
    <StateProvider store={store}>
      <QueryClientProvider client={queries}>
        <I18nextProvider i18n={texts}>
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
  const theme = useMemo(() => themeOf(mode, colour), [mode, colour]);
  return (
    <FluentProvider theme={theme} className={styles.fill} data-theme={mode}>
      {painted && (
        <Suspense>
          <FocusKeeper />
        </Suspense>
      )}
      {children}
    </FluentProvider>
  );
}
