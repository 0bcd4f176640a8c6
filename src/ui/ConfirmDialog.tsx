import type { ReactNode } from 'react';
import { PromptDialog } from './PromptDialog.tsx';

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
    <PromptDialog
      open={open}
      title={title}
      primary={{ label: safe, onChoose: onSafe }}
      other={{ label: risky, onChoose: onRisky, busy }}
      onClose={onSafe}
    >
      {children}
    </PromptDialog>
  );
}
