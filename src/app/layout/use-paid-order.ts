import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { makeStale } from '../../api/query.ts';
import { staleAfterOrder } from '../../contract/platform/market/stale-after-order.ts';
import { desktop } from '../../lib/desktop.ts';
import { useToast } from '../../lib/toast.ts';

/** Tells that an order is paid, on whatever screen, and refetches what the payment changed. */
export function usePaidOrder(): void {
  const { t } = useTranslation('app');
  const toast = useToast();
  const queries = useQueryClient();
  useEffect(
    () =>
      desktop.orders.paid(({ name }) => {
        makeStale(queries, { makesStale: staleAfterOrder });
        toast('success', t('orderPaid', { name }));
      }),
    [queries, t, toast],
  );
}
