import * as z from 'zod/mini';
import type { AccountNotebooks } from '#electron/storage/notebooks/account-notebooks.ts';
import { Collection } from '#electron/storage/notebooks/collection.ts';
import type { StoredOrder } from './order-rules.ts';

const moment = z.nullable(z.number());
const storedOrder = z.object({
  id: z.string(),
  goodsId: z.string(),
  goodsKind: z.string(),
  name: z.string(),
  courseId: z.string(),
  stage: z.enum(['placing', 'placed', 'paying', 'paid', 'closed', 'refunded', 'refused', 'absent']),
  orderNo: z.string(),
  agreedCents: z.number(),
  amountCents: z.nullable(z.number()),
  message: z.string(),
  payNo: z.string(),
  payUrl: z.string(),
  codeUrl: z.string(),
  createdAt: z.number(),
  payingSince: moment,
  checkedAt: moment,
  expiresAt: z.nullable(z.union([z.number(), z.literal('unread')])),
  payNos: z.optional(z.array(z.string())),
  missed: z.optional(z.number()),
  unpaidCode: z.optional(z.number()),
});

/** Orders of all accounts on this machine, by our own id. */
export class OrderStore extends Collection<string, StoredOrder> {
  constructor(notebooks: AccountNotebooks) {
    super(notebooks, {
      prefix: 'order ',
      nameOf: (id) => id,
      read: (note) => z.safeParse(storedOrder, note).data ?? null,
      empty: () => null,
    });
  }

  /** Newest first. */
  override async all(accountId: string): Promise<StoredOrder[]> {
    return (await super.all(accountId)).toSorted((a, b) => b.createdAt - a.createdAt);
  }
}
