import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/platform/certificate/certificate.ts';
import { formatTime, formatYuan, maskAccount } from '#lib/format.ts';
import { AppDialog } from '#ui/AppDialog.tsx';
import { FactList } from '#ui/FactList.tsx';
import { orDash } from '#ui/or-dash.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { OrderWay } from './OrderWay.tsx';

const useStyles = makeStyles({
  name: { margin: '0 0 16px', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});

/** Everything about an order. */
export function OrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('orders');
  const facts = [
    ['number', order.orderNo],
    ['certificateNo', order.certificateNo],
    ['amount', formatYuan(order.amount)],
    ['created', formatTime(order.createTime)],
    ['receiver', [order.receiverName, maskAccount(order.receiverPhone)].filter(Boolean).join(' ')],
    ['address', order.address],
    ['express', [order.expressCompany, order.expressNo].filter(Boolean).join(' ')],
    ['remark', order.remark],
  ] as const;
  return (
    <AppDialog
      title={t('detail.title')}
      onClose={onClose}
      closeLabel={t('close')}
      onlyText
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <h3 className={styles.name}>
        <PlatformText text={order.itemName} />
      </h3>
      <OrderWay order={order} />
      <FactList facts={facts.map(([key, value]) => [t(`detail.${key}`), orDash(value)])} />
    </AppDialog>
  );
}
