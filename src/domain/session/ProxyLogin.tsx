import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProxyLoginDialog } from './ProxyLoginDialog.tsx';
import { connectionTroubleAtom } from './state.ts';

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
      {open && <ProxyLoginDialog refused={trouble.refused} onClose={() => setOpen(false)} />}
    </>
  );
}
