import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast } from '../lib/toast.ts';
import { shadow } from './theme/fixed-colours.ts';

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

/** One toast; an error announces itself, the others are announced by the region around them. */
export function ToastBar({ toast, onEnd }: ToastBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  useEffect(() => {
    const timer = setTimeout(onEnd, toastMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <div className={styles.container} role={toast.style === 'error' ? 'alert' : undefined}>
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
