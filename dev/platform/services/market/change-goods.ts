import * as z from 'zod/mini';
import { control, type Control } from '../../server/controls.ts';

const change = z.object({
  id: z.string(),
  /** Cents. */
  price: z.optional(z.int().check(z.nonnegative())),
  /** How many may still buy. */
  stock: z.optional(z.int().check(z.nonnegative())),
});

/** What happens to goods while a learner looks at them: another price, another number that is left. */
export const changeGoods: Control = control(change, ({ id, price, stock }, { store }) => {
  if (price !== undefined) store.run('UPDATE market_goods SET sale_cents = ? WHERE id = ?', price, id);
  if (stock !== undefined) store.run('UPDATE market_goods SET stock = ? WHERE id = ?', stock, id);
});
