import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast } from '../lib/toast.ts';

/** A toast goes by itself after so long (001 §9). */
export const toastDuration = 2000;

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    top: 'calc(var(--header-height, 56px) + 12px)',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 1_000_001,
    maxWidth: 'min(640px, calc(100vw - 32px))',
    boxShadow: '0 16px 48px rgba(0,0,0,.24)',
    borderRadius: tokens.borderRadiusLarge,
  },
});

interface ToastBarProps {
  toast: Toast;
  /** The same from toast to toast. */
  onEnd: () => void;
}

/** A toast for as long as it stays; another one is another bar. It is read out by its role. */
export function ToastBar({ toast, onEnd }: ToastBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  useEffect(() => {
    const timer = setTimeout(onEnd, toastDuration);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <div className={styles.place} role={toast.style === 'error' ? 'alert' : 'status'}>
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
