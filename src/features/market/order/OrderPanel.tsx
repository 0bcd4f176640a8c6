import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { KeptOrder } from '#contract/ipc/orders.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { chargeOf } from '#contract/platform/market/charge.ts';
import type { GoodsDetail } from '#contract/platform/market/goods-detail.ts';
import { formatCents } from '#lib/format.ts';
import { Panel } from '#ui/Panel.tsx';
import { useSectionStyles } from '../shared/section-styles.ts';
import { usePriceBefore } from '../shared/shown-price.ts';
import { stepOf } from './order-rules.ts';
import { ConfirmStep, OverStep, PaidStep, PayStep } from './OrderSteps.tsx';
import { UnknownStep } from './steps/UnknownStep.tsx';
import { WaitStep } from './steps/WaitStep.tsx';
import type { OrderInHand } from './use-order.ts';

const useStyles = makeStyles({
  panel: { backgroundColor: tokens.colorNeutralBackground1 },
  steps: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

interface OrderPanelProps {
  goodsId: string;
  goods: GoodsDetail;
  hand: OrderInHand;
  onPriceChanged: () => void;
}

/** How far the order is, and the one thing to do next. A payment that succeeds here leads into the course. */
export function OrderPanel({ goodsId, goods, hand, onPriceChanged }: OrderPanelProps) {
  const styles = useStyles();
  const { section, title } = useSectionStyles();
  const { t } = useTranslation('order');
  const { order, trouble } = hand;
  const step = stepOf(order);
  const cents = chargeOf(goods);
  const before = usePriceBefore(goodsId, cents);
  const changed = trouble?.kind === 'price' ? trouble : null;
  useEffect(() => {
    if (changed) onPriceChanged();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [changed]);
  useStudyAfter(order);
  return (
    <Panel as="section" className={section} aria-label={t(`step.${step}`)}>
      <h2 className={title}>{t(`step.${step}`)}</h2>
      <div aria-live="polite" className={styles.steps}>
        {trouble?.kind === 'problem' && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              {t(`problem.${trouble.code}`)} {order?.message}
            </MessageBarBody>
          </MessageBar>
        )}
        {step === 'confirm' && !changed && cents !== null && before !== null && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {t('priceSince', { before: formatCents(before), price: formatCents(cents) })}
            </MessageBarBody>
          </MessageBar>
        )}
        {changed && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              {changed.cents === null ? t('priceGone') : t('priceChanged', { price: formatCents(changed.cents) })}
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
      {step === 'confirm' && <ConfirmStep goodsId={goodsId} goods={goods} cents={cents} hand={hand} />}
      {order && step === 'unknown' && <UnknownStep order={order} hand={hand} />}
      {order && step === 'pay' && <PayStep order={order} hand={hand} />}
      {order && step === 'wait' && <WaitStep order={order} hand={hand} />}
      {order && step === 'paid' && <PaidStep order={order} courseId={order.courseId || goods.courseId} />}
      {order && step === 'over' && <OverStep order={order} hand={hand} />}
    </Panel>
  );
}

/** Leads into the course once an order that this screen showed open is paid. */
function useStudyAfter(order: KeptOrder | null): void {
  const navigate = useNavigate();
  const courseId = order?.stage === 'paid' ? order.courseId : '';
  useEffect(() => {
    if (courseId !== '') void navigate(learningPaths.courseDetails.to({ courseId }), { replace: true });
  }, [courseId, navigate]);
}
