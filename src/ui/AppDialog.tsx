import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  surface: { width: '100%', maxWidth: '560px', boxSizing: 'border-box' },
  actions: { marginTop: '8px', whiteSpace: 'nowrap', flexWrap: 'wrap', justifyContent: 'flex-end' },
});

interface AppDialogProps {
  /** Left out by whoever mounts the dialog only while it is open. */
  open?: boolean;
  title: ReactNode;
  /** Escape, a click beside it, the cross; also what `alert` does on Escape. */
  onClose: () => void;
  /** Accessible name of the cross; without it there is none. */
  closeLabel?: string;
  /** Nothing but the buttons ends it: role alertdialog, a click beside it does nothing. */
  alert?: boolean;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** Width and what else is special of the surface. */
  className?: string | undefined;
  contentClassName?: string | undefined;
  children: ReactNode;
}

/** Every dialog's frame: title, content, buttons. */
export function AppDialog(props: AppDialogProps) {
  const styles = useStyles();
  const {
    open = true,
    title,
    onClose,
    closeLabel,
    alert = false,
    actions,
    className,
    contentClassName,
    children,
  } = props;
  return (
    <Dialog open={open} modalType={alert ? 'alert' : 'modal'} onOpenChange={(_, { open: stays }) => stays || onClose()}>
      <DialogSurface className={mergeClasses(styles.surface, className)}>
        <DialogBody>
          <DialogTitle
            action={
              closeLabel === undefined ? undefined : (
                <Button appearance="subtle" aria-label={closeLabel} icon={<DismissRegular />} onClick={onClose} />
              )
            }
          >
            {title}
          </DialogTitle>
          <DialogContent className={contentClassName}>{children}</DialogContent>
          {actions !== undefined && (
            <DialogActions fluid className={styles.actions}>
              {actions}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
