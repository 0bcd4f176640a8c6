import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast } from '#lib/toast.ts';
import { openDialogsAtom } from './open-dialogs.ts';
import { shadow } from './theme/fixed-colours.ts';
import { toastTop } from './toast-rules.ts';

/** A toast disappears after this time (001 §9). */
export const toastMs = 2000;

const useStyles = makeStyles({
  container: {
    position: 'fixed',
    top: 'calc(var(--header-height, 56px) + 12px)',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 1_000_001,
    maxWidth: 'min(640px, calc(100vw - 32px))',
    boxShadow: shadow.floating,
    borderRadius: tokens.borderRadiusLarge,
  },
});

interface ToastBarProps {
  toast: Toast;
  /** Must be stable: a new function restarts the timer. */
  onEnd: () => void;
}

/** Where a toast covers neither title nor buttons of the dialog on top; '': none is open, the styles say where. */
function topOver(content: HTMLElement | undefined, toastHeight: number): string {
  const dialog = content?.closest('[role="dialog"], [role="alertdialog"]');
  if (!content || !dialog) return '';
  const top = toastTop({
    windowHeight: window.innerHeight,
    toastHeight,
    dialog: dialog.getBoundingClientRect(),
    content: content.getBoundingClientRect(),
  });
  return `${top}px`;
}

/** One toast; an error announces itself, the others are announced by the region around them. */
export function ToastBar({ toast, onEnd }: ToastBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const bar = useRef<HTMLDivElement>(null);
  const content = useAtomValue(openDialogsAtom).at(-1);
  useLayoutEffect(() => {
    bar.current?.style.setProperty('top', topOver(content, bar.current.offsetHeight));
  }, [content]);
  useEffect(() => {
    const timer = setTimeout(onEnd, toastMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <div ref={bar} className={styles.container} role={toast.style === 'error' ? 'alert' : undefined}>
      <MessageBar intent={toast.style} politeness="polite">
        <MessageBarBody>{toast.text}</MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={t('close')}
              onClick={onEnd}
            />
          }
        />
      </MessageBar>
    </div>
  );
}
