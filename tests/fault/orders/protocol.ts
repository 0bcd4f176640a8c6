import * as z from 'zod/mini';

const ware = z.object({ goodsId: z.string(), cents: z.number() });
/** What is for sale. */
export type Ware = z.output<typeof ware>;

const buyerOrder = z.object({
  origin: z.string(),
  userData: z.string(),
  account: z.string(),
  wares: z.array(ware),
  /** Buys only what was begun before, and ends by itself. */
  last: z.boolean(),
});
/** What a buyer is to do, as one line of JSON. */
export type BuyerOrder = z.output<typeof buyerOrder>;
export const readOrder = (line: string): BuyerOrder => z.parse(buyerOrder, JSON.parse(line));

/** What a buyer tells: `begins` before goods are ordered, `shown` with the cashier of an order, `paid` as main says it. */
const event = z.union([
  z.tuple([z.enum(['warm', 'done'])]),
  z.tuple([z.enum(['begins', 'shown', 'paid', 'trouble']), z.string()]),
]);
export type BuyerEvent = z.output<typeof event>;
export const lineOf = (...told: BuyerEvent): string => JSON.stringify(told);
export const readEvent = (line: string): BuyerEvent => z.parse(event, JSON.parse(line));
