import { Button, makeStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular, WifiOffRegular } from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionAtom } from '#domain/app-state.ts';
import { useConnectionWords } from '#domain/session/connection-words.ts';
import { ProxyLogin } from '#domain/session/ProxyLogin.tsx';
import { formatAsOf } from '#lib/format.ts';
import { Banner } from '#ui/Banner.tsx';
import { lacksContent, shownSince } from './rules.ts';
import { StaleBanner } from './StaleBanner.tsx';
import { useActiveQueries } from './use-active-queries.ts';

/** How long 'back online' is shown. */
const restoredMs = 3000;

const useStyles = makeStyles({
  words: { marginInlineEnd: '12px' },
});

/** Says that the platform is unreachable and how old the shown data is; later, briefly, that it is back. */
export function OfflineBanner() {
  const styles = useStyles();
  const { t } = useTranslation('app');
  const queries = useQueryClient();
  const connection = useAtomValue(connectionAtom);
  const words = useConnectionWords();
  const restored = useRestored(connection === 'offline');
  const at = useActiveQueries(shownSince);
  const isLacking = useActiveQueries(lacksContent);
  if (connection === 'offline') {
    return (
      <Banner
        icon={<WifiOffRegular fontSize={20} />}
        title={words?.title ?? t('offline.title')}
        action={
          <>
            <ProxyLogin />
            <Button onClick={() => void queries.refetchQueries({ type: 'active' })}>{t('offline.retry')}</Button>
          </>
        }
      >
        {words && <span className={styles.words}>{words.text}</span>}
        {at === null ? t('offline.nothing') : t(isLacking ? 'offline.partly' : 'offline.age', { time: formatAsOf(at) })}
      </Banner>
    );
  }
  if (!restored) return <StaleBanner />;
  return <Banner appearance="good" icon={<CheckmarkCircleRegular fontSize={20} />} title={t('offline.restored')} />;
}

// True for three seconds after the connection returns, when all shown queries are refetched.
function useRestored(offline: boolean): boolean {
  const queries = useQueryClient();
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (offline || !wasOffline) return undefined;
    void queries.refetchQueries({ type: 'active' });
    const timer = setTimeout(() => setWasOffline(false), restoredMs);
    return () => clearTimeout(timer);
  }, [offline, wasOffline, queries]);
  return !offline && wasOffline;
}
