import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CertificateRegular, ShoppingBagRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/platform/certificate/certificate.ts';
import { formatTime, formatYuan } from '#lib/format.ts';
import { orDash } from '#ui/or-dash.ts';
import { PlatformText } from '#ui/PlatformText.tsx';
import { OrderTag } from './OrderTag.tsx';
import { kindOf } from './rules.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    padding: '14px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  text: { flexGrow: 1, minWidth: 0 },
  name: { margin: 0, fontSize: '15px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  facts: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  amount: { flexShrink: 0, minWidth: '72px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  state: { flexShrink: 0, minWidth: '72px', display: 'flex', justifyContent: 'flex-end' },
});

/** An order in the list: what, its number, when, how much, how far; goods look the same with another picture. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('orders');
  const Icon = kindOf(order) === 'goods' ? ShoppingBagRegular : CertificateRegular;
  return (
    <article className={styles.row} aria-label={`${order.itemName} ${order.orderNo}`}>
      <span className={styles.icon} aria-hidden>
        <Icon fontSize={20} />
      </span>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <PlatformText text={order.itemName} />
        </h2>
        <p className={styles.facts}>
          {t('row.facts', { number: orDash(order.orderNo), time: formatTime(order.createTime) })}
        </p>
      </div>
      <span className={styles.amount}>{formatYuan(order.amount)}</span>
      <span className={styles.state}>
        <OrderTag order={order} />
      </span>
      <Button onClick={onOpen}>{t('row.open')}</Button>
    </article>
  );
}
