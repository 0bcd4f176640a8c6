import * as z from 'zod/mini';
import type { AccountNotebooks } from '../practice/account-notebooks.ts';
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
  expiresAt: moment,
});

const prefix = 'order ';

/** Orders on this machine, encrypted, one notebook an account. */
export class OrderStore {
  readonly #notebooks: AccountNotebooks;

  constructor(notebooks: AccountNotebooks) {
    this.#notebooks = notebooks;
  }

  /** Newest first. */
  list(accountId: string): Promise<StoredOrder[]> {
    return this.#notebooks.run(accountId, (notebook) =>
      notebook
        .all(prefix)
        .flatMap((note): StoredOrder[] => {
          const read = z.safeParse(storedOrder, note);
          return read.success ? [read.data] : [];
        })
        .toSorted((a, b) => b.createdAt - a.createdAt),
    );
  }

  async get(accountId: string, id: string): Promise<StoredOrder | null> {
    return (await this.list(accountId)).find((one) => one.id === id) ?? null;
  }

  /** Resolves when the order is on disk. */
  put(accountId: string, order: StoredOrder): Promise<void> {
    return this.#notebooks.run(accountId, (notebook) => notebook.put(`${prefix}${order.id}`, order));
  }

  remove(accountId: string, id: string): Promise<void> {
    return this.#notebooks.run(accountId, (notebook) => notebook.put(`${prefix}${id}`, null));
  }

  close(): Promise<void> {
    return this.#notebooks.stop();
  }
}
