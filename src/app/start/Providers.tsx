import { FluentProvider, makeStyles, useFocusFinders } from '@fluentui/react-components';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as StateProvider, useAtomValue, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { texts } from '../../lib/i18n/i18n.ts';
import { settingsAtom, tenantAtom } from '../../domain/session/state.ts';
import { themeOf } from '../../ui/theme/theme.ts';
import { useThemeMode } from '../../ui/theme/use-theme-mode.ts';

// Fluent gives these to every tooltip and menu too: a height here would lay a sheet over the page under them.
const useStyles = makeStyles({ themed: { backgroundColor: 'transparent' } });

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
  const theme = useMemo(() => themeOf(mode, colour), [mode, colour]);
  return (
    <FluentProvider theme={theme} className={styles.themed} data-theme={mode}>
      <FocusKeeper />
      {children}
    </FluentProvider>
  );
}

/**
 * Keeps Fluent's focus service alive between screens. It ends with its last user and then forgets to take `aria-hidden`
 * off the page behind a dialog: a screen left from within a dialog would stay hidden to screen readers.
 */
function FocusKeeper() {
  useFocusFinders();
  return null;
}
