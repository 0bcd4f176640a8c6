import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { OrderService } from './order-service.ts';

const id = z.string().check(z.minLength(1), z.maxLength(128));
const part = z.string().check(z.maxLength(128));
const goods = z.strictObject({
  goodsId: id,
  goodsKind: part,
  name: z.string().check(z.maxLength(512)),
  courseId: part,
});
const cents = z.int().check(z.nonnegative());

export function ordersHandlers(orders: OrderService): DomainHandlers<Contract['orders']> {
  return {
    list: handler(noArguments, () => orders.list()),
    place: handler(z.tuple([goods, cents]), (one, agreed) => orders.place(one, agreed)),
    pay: handler(z.tuple([id, z.nullable(cents)]), (one, agreed) => orders.pay(one, agreed)),
    check: handler(z.tuple([id]), (one) => orders.check(one)),
    openCashier: handler(z.tuple([id]), (one) => orders.openCashier(one)),
  };
}
