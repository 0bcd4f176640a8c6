import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { accountPaths } from '#contract/paths/account.ts';
import { sessionAtom, tenantAtom } from '#domain/app-state.ts';
import { ask, desktop } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { PageColumn } from '#ui/PageColumn.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { wipeEverything } from '../storage.ts';
import { demoSignIn, isDemoRefused } from './demo-sign-in.ts';

/** Signs visitors in for the demonstration before showing its content (001 §2). */
export function DemoGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('switching');
  const store = useStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Read once: the session created by the demonstration sign-in must not show the content too early.
  const [ready, setReady] = useState(() => store.get(sessionAtom).signedIn);
  async function abandon(): Promise<void> {
    await ask(desktop.session.end('demo-failed')).catch((reason: unknown) => logFailure('demonstration', reason));
    wipeEverything();
    queries.clear();
    await navigate(accountPaths.login.to(), { replace: true });
  }
  const { mutate: enter, error } = useMutation({
    mutationFn: () => demoSignIn(store.get(tenantAtom).newVersion),
    onSuccess: () => setReady(true),
    onError: (reason) => (isDemoRefused(reason) ? abandon() : undefined),
  });
  useEffect(() => {
    if (!ready) enter();
  }, [ready, enter]);
  if (ready) return children;
  return (
    <PageColumn>
      {error && !isDemoRefused(error) ? (
        <ErrorPanel title={t('demo.failed')} reason={t('demo.reason')} onRetry={() => enter()} />
      ) : (
        <TextSkeleton />
      )}
    </PageColumn>
  );
}
