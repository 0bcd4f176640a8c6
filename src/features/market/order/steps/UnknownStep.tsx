import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { KeptOrder } from '#contract/ipc/orders.ts';
import { BusySpinner } from '#ui/form/BusySpinner.tsx';
import type { OrderInHand } from '../use-order.ts';
import { useStepStyles } from './use-step-styles.ts';

interface UnknownStepProps {
  order: KeptOrder;
  hand: Pick<OrderInHand, 'busy' | 'check'>;
}

/** The order was sent, and nobody knows whether it arrived: nothing is sent again before the platform was asked. */
export function UnknownStep({ order, hand: { busy, check } }: UnknownStepProps) {
  const styles = useStepStyles();
  const { t } = useTranslation('order');
  return (
    <div className={styles.step}>
      <p className={styles.line}>
        {order.message === '' ? t('unknownHint') : t('unknownSaid', { words: order.message })} {t('unknownLook')}
      </p>
      <Button
        appearance="primary"
        disabledFocusable={busy}
        icon={busy ? <BusySpinner /> : undefined}
        onClick={() => void check(order)}
      >
        {t('act.check')}
      </Button>
    </div>
  );
}
