import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionTroubleAtom } from '../app-state.ts';

// Few networks ask for it, and no sign-in page should load dialogs for it.
const ProxyLoginDialog = lazy(async () => ({ default: (await import('./ProxyLoginDialog.tsx')).ProxyLoginDialog }));

/** Opens the question for the proxy's login, while a proxy asks for one. It never opens by itself: an exam may be on. */
export function ProxyLogin() {
  const { t } = useTranslation('connection');
  const trouble = useAtomValue(connectionTroubleAtom);
  const [open, setOpen] = useState(false);
  if (trouble?.kind !== 'proxy-login') return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('proxy.enter')}
      </Button>
      <Suspense>{open && <ProxyLoginDialog refused={trouble.refused} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
