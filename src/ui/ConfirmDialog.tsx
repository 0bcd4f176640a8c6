import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Label of the safe answer: primary, focused first, also chosen by Escape. */
  safe: string;
  onSafe: () => void;
  /** Label of the answer that cannot be undone. */
  risky: string;
  onRisky: () => void;
  busy?: boolean;
}

/** Asks before something that cannot be undone; the safe answer is the primary one. */
export function ConfirmDialog({
  open,
  title,
  children,
  safe,
  onSafe,
  risky,
  onRisky,
  busy = false,
}: ConfirmDialogProps) {
  return (
    <AppDialog
      open={open}
      alert
      title={title}
      onClose={onSafe}
      actions={
        <>
          <Button size="large" appearance="primary" onClick={onSafe}>
            {safe}
          </Button>
          <Button size="large" disabled={busy} onClick={onRisky}>
            {risky}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}
