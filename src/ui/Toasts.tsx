import { makeStyles, MessageBar, MessageBarActions, MessageBarBody, Button, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastAtom } from '../lib/toast.ts';
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

/** Shows the current toast; its role announces it. */
export function Toasts() {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [toast, setToast] = useAtom(toastAtom);
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), toastMs);
    return () => clearTimeout(timer);
  }, [toast, setToast]);
  if (!toast) return null;
  return (
    <div className={styles.container} role={toast.style === 'error' ? 'alert' : 'status'}>
      <MessageBar key={toast.key} intent={toast.style} politeness="polite">
        <MessageBarBody>{toast.text}</MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={t('close')}
              onClick={() => setToast(null)}
            />
          }
        />
      </MessageBar>
    </div>
  );
}
