import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ surface: { maxWidth: '560px' }, actions: { marginTop: '8px' } });

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

/** A question before something that cannot be taken back: the safe answer is the primary one (look §4). */
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
  const styles = useStyles();
  return (
    <Dialog open={open} modalType="alert" onOpenChange={(_, { open: stays }) => !stays && onSafe()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions className={styles.actions}>
            <Button size="large" appearance="primary" onClick={onSafe}>
              {safe}
            </Button>
            <Button size="large" disabled={busy} onClick={onRisky}>
              {risky}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
