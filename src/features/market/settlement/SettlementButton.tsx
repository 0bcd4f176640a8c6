import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '#ui/AppDialog.tsx';
import { SettlementDialog } from './SettlementDialog.tsx';

/** The way for an institution to apply for settlement, and what is told once it has (000 §2, 000 §4). */
export function SettlementButton() {
  const { t } = useTranslation('settlement');
  const [shown, setShown] = useState<'form' | 'sent' | null>(null);
  return (
    <>
      <Button appearance="primary" onClick={() => setShown('form')}>
        {t('open')}
      </Button>
      {shown === 'form' && <SettlementDialog onClose={() => setShown(null)} onSent={() => setShown('sent')} />}
      {shown === 'sent' && (
        <AppDialog
          alert
          title={t('sent.title')}
          onClose={() => setShown(null)}
          actions={
            <Button appearance="primary" onClick={() => setShown(null)}>
              {t('sent.close')}
            </Button>
          }
        >
          {t('sent.text')}
        </AppDialog>
      )}
    </>
  );
}
