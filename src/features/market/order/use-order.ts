import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { makeStale } from '#api/query.ts';
import type { KeptOrder, OrderedGoods } from '#contract/ipc/orders.ts';
import { placeOrder } from '#contract/platform/market/orders.ts';
import { sessionAtom } from '#domain/app-state.ts';
import { useDesktopQuery } from '#lib/desktop-query.ts';
import { ask, desktop, DesktopError } from '#lib/desktop.ts';
import { logFailure } from '#lib/log.ts';
import { shownOrder } from './order-rules.ts';

/** What went wrong last, in a word below `problem`; the price is now another one (null: none is told). */
type Trouble = { kind: 'problem'; code: string } | { kind: 'price'; cents: number | null };

const codes = [
  'order-unreachable',
  'order-unread',
  'order-state',
  'order-price',
  'order-no-cashier',
  'declined',
] as const;
const codeOf = (error: unknown) =>
  (error instanceof DesktopError && codes.find((code) => code === error.code)) || 'other';

/** The order of these goods on this computer, and what can be done with it; one thing at a time. */
export function useOrder(goodsId: string) {
  const { accountId } = useAtomValue(sessionAtom);
  const queries = useQueryClient();
  const { changed } = desktop.orders;
  const query = useDesktopQuery(desktop.orders.list, [], { changed, scope: accountId });
  const [shownId, setShownId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const order = shownOrder(query.data ?? [], goodsId, shownId);
  if (order && order.id !== shownId) setShownId(order.id);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      logFailure('order', error);
      setTrouble({ kind: 'problem', code: codeOf(error) });
    } finally {
      await query.refetch();
      setBusy(false);
    }
  };
  return {
    query,
    order,
    busy,
    trouble,
    place: (goods: OrderedGoods, cents: number) =>
      run(async () => {
        // Whatever came of it: price, places left and what the learner may do are other ones now.
        const result = await ask(desktop.orders.place(goods, cents)).finally(() => makeStale(queries, placeOrder));
        if (result.kind === 'price') setTrouble(result);
        else setShownId(result.order.id);
      }),
    pay: ({ id, amountCents }: KeptOrder) => run(async () => void (await ask(desktop.orders.pay(id, amountCents)))),
    check: ({ id }: KeptOrder) => run(async () => void (await ask(desktop.orders.check(id)))),
    openCashier: ({ id }: KeptOrder) => run(() => ask(desktop.orders.openCashier(id))),
    /** Leaves an order that is over, for a new one. */
    again: () => setShownId(null),
  };
}

export type OrderInHand = ReturnType<typeof useOrder>;
