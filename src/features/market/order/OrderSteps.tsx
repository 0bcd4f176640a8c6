import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { KeptOrder } from '#contract/ipc/orders.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import type { GoodsDetail } from '#contract/platform/market/goods-detail.ts';
import { formatCents } from '#lib/format.ts';
import { BusySpinner } from '#ui/form/BusySpinner.tsx';
import { isOtherAmount } from './order-rules.ts';
import { OrderFacts } from './steps/OrderFacts.tsx';
import { Sum } from './steps/Sum.tsx';
import { useStepStyles } from './steps/use-step-styles.ts';
import type { OrderInHand } from './use-order.ts';

interface ConfirmStepProps {
  goodsId: string;
  goods: GoodsDetail;
  /** null: the platform names no price. */
  cents: number | null;
  hand: OrderInHand;
}

/** What the order costs, before it is made. */
export function ConfirmStep({ goodsId, goods, cents, hand: { busy, place } }: ConfirmStepProps) {
  const styles = useStepStyles();
  const { t } = useTranslation('order');
  const { goodsKind, courseId, name } = goods;
  if (cents === null) return <p className={styles.line}>{t('noPrice')}</p>;
  return (
    <div className={styles.step}>
      <Sum label={t('toPay')} cents={cents} />
      <p className={styles.line}>{t(cents === 0 ? 'confirmFree' : 'confirmHint')}</p>
      <Button
        appearance="primary"
        size="large"
        disabledFocusable={busy}
        icon={busy ? <BusySpinner /> : undefined}
        onClick={() => void place({ goodsId, goodsKind, courseId, name: name.slice(0, 512) }, cents)}
      >
        {t(cents === 0 ? 'act.get' : 'act.place')}
      </Button>
    </div>
  );
}

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

/** Paid: the way to the course, or to the learning centre where the platform names no course. */
export function PaidStep({ order, courseId }: { order: KeptOrder; courseId: string }) {
  const styles = useStepStyles();
  const { t } = useTranslation('order');
  const navigate = useNavigate();
  const to = courseId === '' ? learningPaths.center.to() : learningPaths.courseDetails.to({ courseId });
  return (
    <div className={styles.step}>
      <p className={styles.line}>{t(courseId === '' ? 'paidNowhere' : 'paidHint')}</p>
      <OrderFacts order={order} />
      <Button appearance="primary" size="large" onClick={() => void navigate(to)}>
        {t(courseId === '' ? 'act.center' : 'act.study')}
      </Button>
    </div>
  );
}

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
