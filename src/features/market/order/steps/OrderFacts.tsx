import { useTranslation } from 'react-i18next';
import type { KeptOrder } from '#contract/ipc/orders.ts';
import { formatTime } from '#lib/format.ts';
import { FactList } from '#ui/FactList.tsx';

/** What the platform says of an order; a fact that it does not tell is left out. */
export function OrderFacts({ order: { orderNo, createdAt, expiresAt } }: { order: KeptOrder }) {
  const { t } = useTranslation('order');
  return (
    <FactList
      facts={[
        [t('orderNo'), orderNo],
        [t('createdAt'), formatTime(createdAt)],
        [t('payUntil'), expiresAt === 'unread' ? t('payUntilUnknown') : expiresAt && formatTime(expiresAt)],
      ]}
    />
  );
}
