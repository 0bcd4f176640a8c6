import { Button, type ButtonProps } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elsewhere } from '#contract/platform/learning/document-way.ts';
import type { DocumentProps } from './document-props.ts';

interface ElsewhereButtonProps extends Pick<DocumentProps, 'onOutside'>, Pick<ButtonProps, 'appearance' | 'size'> {
  to: Elsewhere;
}

/** Gives a document to the browser or to another program of the system, once at a time. */
export function ElsewhereButton({ to, onOutside, ...look }: ElsewhereButtonProps) {
  const { t } = useTranslation('player');
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await onOutside(to);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} disabledFocusable={busy} onClick={() => void open()}>
      {t(to.kind === 'outside' ? 'document.open' : busy ? 'ui:document.fetching' : 'document.openSystem')}
    </Button>
  );
}
