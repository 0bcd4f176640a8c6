import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { AppDialog } from './AppDialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The safe way: primary, first and so in the focus, Escape does it. */
  safe: string;
  onSafe: () => void;
  /** The way that cannot be taken back. */
  risky: string;
  onRisky: () => void;
  busy?: boolean;
}

/** A question before something that cannot be taken back: the safe answer is the primary one. */
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
