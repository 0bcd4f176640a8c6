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
import { useState, type FocusEvent, type ReactNode } from 'react';
import { focusTitle, useFocusAfterClosing } from '#lib/focus/lost-focus.ts';
import { DialogFootContext } from './DialogFoot.tsx';
import { useOpenDialog } from './open-dialogs.ts';

/** A window at 200 %, or a small one under 125 %. */
const low = '@media (max-height: 599px)';
const tall = '@media (min-height: 700px)';

const useStyles = makeStyles({
  surface: { width: 'calc(100% - 32px)', maxWidth: '560px', boxSizing: 'border-box', [low]: { padding: '16px 20px' } },
  // Only the content scrolls: title and buttons are always in sight.
  body: {
    [low]: { maxHeight: 'calc(100vh - 34px)', rowGap: '8px' },
    // Where there is room, what a dialog lies on is seen around it.
    [tall]: { maxHeight: 'calc(100vh - 96px)' },
  },
  // Letters may hang below their line: without the room they would make a text that fits scroll.
  content: { minHeight: 0, paddingBottom: '4px', overflowX: 'hidden', overscrollBehavior: 'contain' },
  actions: {
    marginTop: '8px',
    whiteSpace: 'nowrap',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    ':empty': { display: 'none' },
  },
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
  /** Buttons, the primary one first; a form in the content may put them there itself (`DialogFoot`). */
  actions?: ReactNode;
  /** Width and other overrides of the surface. */
  className?: string | undefined;
  contentClassName?: string | undefined;
  /** Nothing in the content takes the focus: it does itself, to be scrolled by keys. */
  onlyText?: boolean;
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
    onlyText = false,
    children,
  } = props;
  useFocusAfterClosing(open);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [area, setArea] = useState<HTMLElement | null>(null);
  useOpenDialog(area);
  return (
    <Dialog
      open={open}
      modalType={alert ? 'alert' : 'modal'}
      onOpenChange={(_, { open: nextOpen }) => nextOpen || onClose()}
    >
      <DialogSurface className={mergeClasses(styles.surface, className)} onFocus={passOn}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              closeLabel === undefined ? undefined : (
                <Button appearance="subtle" aria-label={closeLabel} icon={<DismissRegular />} onClick={onClose} />
              )
            }
          >
            {title}
          </DialogTitle>
          <DialogContent
            ref={setArea}
            className={mergeClasses(styles.content, contentClassName)}
            tabIndex={onlyText ? 0 : undefined}
          >
            <DialogFootContext value={foot}>{children}</DialogFootContext>
          </DialogContent>
          <DialogActions ref={setFoot} fluid className={styles.actions}>
            {actions}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/**
 * The dialog itself gets the focus when it opens with nothing to focus in it, and when its text is clicked. Fluent's
 * focus service would take it for left, and hide it from screen readers.
 */
function passOn({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) focusTitle(currentTarget);
}
