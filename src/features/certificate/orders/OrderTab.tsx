import { Button } from '@fluentui/react-components';
import { DocumentAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { certificateOrderList, type Order } from '../../../contract/platform/certificate/certificate.ts';
import { usePages } from '../../../api/query.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { PanelHead } from '../../../ui/PanelHead.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderRow } from './OrderRow.tsx';
import { RequestDialog } from './RequestDialog.tsx';

const pageSize = 10;

/** The orders tab of the personal centre (002 §7, certificate orders). Draws its own head. */
export function OrderTab() {
  const { t } = useTranslation('orders');
  const orders = usePages(certificateOrderList, (pageNum) => ({ pageNum, pageSize }), { keep: true });
  const [shown, setShown] = useState<string | null>(null);
  const [requesting, setRequesting] = useState(false);
  const items = orders.data?.pages.flatMap(({ list }) => list) ?? [];
  const open = items.find(({ id }) => id === shown);
  return (
    <>
      <PanelHead
        title={t('tab')}
        actions={
          <Button icon={<DocumentAddRegular />} onClick={() => setRequesting(true)}>
            {t('request.start')}
          </Button>
        }
      />
      <Orders orders={orders} items={items} onOpen={setShown} />
      {open && <OrderDialog order={open} onClose={() => setShown(null)} />}
      {requesting && <RequestDialog onClose={() => setRequesting(false)} />}
    </>
  );
}

interface OrdersProps {
  orders: ReturnType<typeof usePages<typeof certificateOrderList>>;
  items: readonly Order[];
  onOpen: (id: string) => void;
}

function Orders({ orders, items, onOpen }: OrdersProps) {
  const { t } = useTranslation('orders');
  if (orders.isPending) return <ListSkeleton />;
  if (orders.isError && !orders.data) return <ErrorPanel title={t('failed')} onRetry={() => void orders.refetch()} />;
  if (items.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <InfiniteList query={orders} items={items}>
      {(order) => <OrderRow key={order.id} order={order} onOpen={() => onOpen(order.id)} />}
    </InfiniteList>
  );
}
