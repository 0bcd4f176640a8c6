import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { KeptOrder } from '../../../../contract/ipc/orders.ts';
import type { OrderInHand } from '../use-order.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { useStepStyles } from './use-step-styles.ts';

/** An order that came to nothing: why, and the way to a new one. */
export function OverStep({ order, hand: { again } }: { order: KeptOrder; hand: OrderInHand }) {
  const styles = useStepStyles();
  const { t } = useTranslation('order');
  const { stage, message, orderNo } = order;
  return (
    <div className={styles.step}>
      <output className={styles.line}>
        {t(`over.${stage}`)} {message}
      </output>
      {orderNo !== '' && <OrderFacts order={order} />}
      <Button appearance="primary" onClick={again}>
        {t('act.again')}
      </Button>
    </div>
  );
}
