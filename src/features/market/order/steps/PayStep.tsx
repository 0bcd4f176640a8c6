import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { KeptOrder } from '../../../../contract/ipc/orders.ts';
import { formatCents } from '../../../../lib/format.ts';
import { BusySpinner } from '../../../../ui/form/BusySpinner.tsx';
import { isOtherAmount } from '../order-rules.ts';
import type { OrderInHand } from '../use-order.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { Sum } from './Sum.tsx';
import { useStepStyles } from './use-step-styles.ts';

/** The platform has the order; nothing was paid. */
export function PayStep({ order, hand: { busy, pay } }: { order: KeptOrder; hand: OrderInHand }) {
  const styles = useStepStyles();
  const { t } = useTranslation('order');
  const { amountCents, agreedCents } = order;
  return (
    <div className={styles.step}>
      {isOtherAmount(order) && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('otherAmount', { price: formatCents(agreedCents) })}</MessageBarBody>
        </MessageBar>
      )}
      <Sum label={t('toPay')} cents={amountCents} />
      {amountCents === null && <p className={styles.line}>{t('amountUnknownHint')}</p>}
      <OrderFacts order={order} />
      <Button
        appearance="primary"
        size="large"
        disabledFocusable={busy}
        icon={busy ? <BusySpinner /> : undefined}
        onClick={() => void pay(order)}
      >
        {amountCents === null ? t('act.pay') : t('act.payAmount', { price: formatCents(amountCents) })}
      </Button>
    </div>
  );
}
