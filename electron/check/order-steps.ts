import { certificateOrderList } from '../../src/contract/platform/certificate/certificate.ts';
import { orderEvaluationFindByOrderNo } from '../../src/contract/platform/market/order-rating.ts';
import { getOrderByNo, getOrderStatus } from '../../src/contract/platform/market/orders.ts';
import { firstPage, step, type Step } from './step.ts';

/** The calls of orders that change nothing. */
export const orderSteps: readonly Step[] = [
  step(
    certificateOrderList,
    () => firstPage,
    ({ list }, known) => {
      known.orderNo = list.find(({ goodsId }) => goodsId !== '')?.orderNo ?? null;
    },
  ),
  step(getOrderByNo, ({ orderNo }) => (orderNo === null ? null : { orderNo })),
  step(getOrderStatus, ({ orderNo }) => (orderNo === null ? null : { orderNo })),
  step(orderEvaluationFindByOrderNo, ({ orderNo }) => (orderNo === null ? null : { orderNo })),
];
