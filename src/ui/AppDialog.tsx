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
import { useFocusAfterClosing } from '../lib/focus/lost-focus.ts';

const useStyles = makeStyles({
  surface: { width: '100%', maxWidth: '560px', boxSizing: 'border-box' },
  actions: { marginTop: '8px', whiteSpace: 'nowrap', flexWrap: 'wrap', justifyContent: 'flex-end' },
});

interface AppDialogProps {
  /** Omitted when the dialog is mounted only while it is open. */
  open?: boolean;
  title: ReactNode;
  /** Called on Escape, on a click outside and by the close button; an alert dialog calls it on Escape only. */
  onClose: () => void;
  /** Accessible name of the close button; without it there is no close button. */
  closeLabel?: string;
  /** Role alertdialog: a click outside does not close it. */
  alert?: boolean;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  /** Width and other overrides of the surface. */
  className?: string | undefined;
  contentClassName?: string | undefined;
  children: ReactNode;
}

/** The frame of every dialog: title, content, buttons. */
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
  useFocusAfterClosing(open);
  return (
    <Dialog
      open={open}
      modalType={alert ? 'alert' : 'modal'}
      onOpenChange={(_, { open: nextOpen }) => nextOpen || onClose()}
    >
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
