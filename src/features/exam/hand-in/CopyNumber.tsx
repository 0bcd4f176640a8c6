import { Button, Tooltip } from '@fluentui/react-components';
import { CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '#lib/log.ts';
import { useToast } from '#lib/toast.ts';

/** Copies a number of the receipt, to be read out or sent to the centre. */
export function CopyNumber({ number, label }: { number: string; label: string }) {
  const { t } = useTranslation('hand-in');
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
      toast('success', t('copy.done', { what: label }));
    } catch (error) {
      logFailure('clipboard', error);
      toast('error', t('copy.failed'));
    }
  };
  return (
    <Tooltip content={t('copy.action', { what: label })} relationship="label">
      <Button
        size="small"
        appearance="subtle"
        icon={copied ? <CheckmarkRegular /> : <CopyRegular />}
        onClick={() => void copy()}
      />
    </Tooltip>
  );
}
