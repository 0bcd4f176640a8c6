import { Button, makeStyles } from '@fluentui/react-components';
import { CertificateRegular, ShoppingBagRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/platform/certificate/certificate.ts';
import { formatTime, formatYuan } from '#lib/format.ts';
import { orDash } from '#ui/or-dash.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { EntryRow } from '../shared/EntryRow.tsx';
import { OrderTag } from './OrderTag.tsx';
import { kindOf } from './rules.ts';

const useStyles = makeStyles({
  amount: { flexShrink: 0, minWidth: '72px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  state: { flexShrink: 0, minWidth: '72px', display: 'flex', justifyContent: 'flex-end' },
});

/** An order in the list: what, its number, when, how much, how far; goods look the same with another picture. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('orders');
  return (
    <EntryRow
      icon={kindOf(order) === 'goods' ? ShoppingBagRegular : CertificateRegular}
      label={`${order.itemName} ${order.orderNo}`}
      name={<PlatformText text={order.itemName} />}
      facts={t('row.facts', { number: orDash(order.orderNo), time: formatTime(order.createTime) })}
    >
      <span className={styles.amount}>{formatYuan(order.amount)}</span>
      <span className={styles.state}>
        <OrderTag order={order} />
      </span>
      <Button onClick={onOpen}>{t('row.open')}</Button>
    </EntryRow>
  );
}
