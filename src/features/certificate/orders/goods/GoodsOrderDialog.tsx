import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '#api/query.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { marketPaths } from '#contract/paths/market.ts';
import type { Order } from '#contract/platform/certificate/certificate.ts';
import { getOrderByNo, type PlatformOrder } from '#contract/platform/market/orders.ts';
import { formatCents, formatTime, formatYuan } from '#lib/format.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { FactList, type Fact } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TextSkeleton } from '#ui/Skeletons.tsx';
import { OrderTag } from '../OrderTag.tsx';
import { payStateOf } from '../rules.ts';
import { Invoice } from './Invoice.tsx';
import { OrderRatingDialog } from './OrderRatingDialog.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px', marginBottom: '16px' },
  name: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});

/** An order of goods: what the platform tells of it, its invoice, and the one thing to do next. */
export function GoodsOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('orders');
  const { orderNo } = order;
  const told = useApiQuery(getOrderByNo, { orderNo }, { silent: true });
  const [rating, setRating] = useState(false);
  if (rating) return <OrderRatingDialog order={order} onClose={() => setRating(false)} />;
  return (
    <AppDialog
      title={t('detail.title')}
      onClose={onClose}
      closeLabel={t('close')}
      actions={<NextStep order={order} onRate={() => setRating(true)} />}
    >
      <div className={styles.head}>
        <h3 className={styles.name}>
          <PlatformText text={order.itemName} />
        </h3>
        <OrderTag order={order} />
      </div>
      <QueryView query={told} skeleton={<TextSkeleton />} failed={t('detail.failed')}>
        {(found) => (
          <>
            <FactList facts={factsOf(order, found, (key) => t(`detail.${key}`))} />
            {payStateOf(order) === 'paid' && <Invoice invoice={found.invoice} />}
          </>
        )}
      </QueryView>
    </AppDialog>
  );
}

function factsOf(order: Order, told: PlatformOrder, name: (key: string) => string): Fact[] {
  return [
    [name('number'), orDash(order.orderNo)],
    [name('amount'), told.payAmount === null ? formatYuan(order.amount) : formatCents(told.payAmount)],
    [name('created'), formatTime(order.createTime)],
    [
      name('payUntil'),
      told.expireTime === 'unread' ? name('payUntilUnknown') : told.expireTime && formatTime(told.expireTime),
    ],
    [name('payTime'), told.payTime === null ? null : formatTime(told.payTime)],
    [name('payWay'), told.payWay === '' ? null : told.payWay],
  ];
}

function NextStep({ order, onRate }: { order: Order; onRate: () => void }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const state = payStateOf(order);
  const { goodsId, courseId } = order;
  if (state === 'unpaid' && goodsId !== '') {
    return (
      <Button appearance="primary" onClick={() => void navigate(marketPaths.order.to({ goodsId }))}>
        {t('act.pay')}
      </Button>
    );
  }
  if (state !== 'paid') return null;
  return (
    <>
      {courseId !== '' && (
        <Button appearance="primary" onClick={() => void navigate(learningPaths.courseDetails.to({ courseId }))}>
          {t('act.study')}
        </Button>
      )}
      <Button onClick={onRate}>{t('act.rate')}</Button>
    </>
  );
}
