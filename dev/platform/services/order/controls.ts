import * as z from 'zod/mini';
import { control, type Control } from '../../server/controls.ts';
import { jsonReply } from '../../server/envelope.ts';
import { ordersOf } from './order-store.ts';
import { payAtCashier, paymentsOf } from './payments.ts';

const paidOrder = z.object({ orderNo: z.string() });

/** The orders of an account with their payments, and a person who pays one, as by scanning its code. */
export const orderControls: Readonly<Record<string, Control>> = {
  'GET /__orders': ({ query }, { store, clock }) =>
    jsonReply(
      ordersOf(store, query.get('account') ?? '', clock.now()).map(
        ({ order_no, goods_id, status, cents, version }) => ({
          orderNo: order_no,
          goodsId: goods_id,
          status,
          cents,
          version,
          paid: paymentsOf(store, order_no).filter(({ paid_at }) => paid_at !== null).length,
        }),
      ),
    ),
  'POST /__orders/pay': control(paidOrder, ({ orderNo }, { store, clock }) => {
    payAtCashier(store, orderNo, clock.now());
  }),
};
