import { Button } from '@fluentui/react-components';
import { DocumentAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiPages } from '#api/query.ts';
import { certificateOrderList } from '#contract/platform/certificate/certificate.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PagedList } from '#ui/PagedList.tsx';
import { PanelHead } from '#ui/PanelHead.tsx';
import { ListSkeleton } from '#ui/Skeletons.tsx';
import { GoodsOrderDialog } from './goods/GoodsOrderDialog.tsx';
import { UnknownOrders } from './goods/UnknownOrders.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { OrderRow } from './OrderRow.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { kindOf } from './rules.ts';

const pageSize = 10;

/** The orders tab of the personal centre (002 §7, certificate orders). Draws its own head. */
export function OrderTab() {
  const { t } = useTranslation('orders');
  const orders = useApiPages(certificateOrderList, (pageNum) => ({ pageNum, pageSize }), { persist: true });
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
      <UnknownOrders />
      <PagedList
        of={orders}
        skeleton={<ListSkeleton />}
        failed={t('failed')}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
        inset
        words={({ orderNo }) => [orderNo]}
      >
        {(order) => <OrderRow key={order.id} order={order} onOpen={() => setShown(order.id)} />}
      </PagedList>
      {open && kindOf(open) === 'certificate' && <OrderDialog order={open} onClose={() => setShown(null)} />}
      {open && kindOf(open) === 'goods' && <GoodsOrderDialog order={open} onClose={() => setShown(null)} />}
      {requesting && <RequestDialog onClose={() => setRequesting(false)} />}
    </>
  );
}
