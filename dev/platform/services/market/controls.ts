import * as z from 'zod/mini';
import { allGoods } from '../../content/market/goods.ts';
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

const fillOrder = z.object({ count: z.int().check(z.positive(), z.maximum(20_000)) });

/** Adds `count` goods behind all others, like those of the content: for tests of large markets. */
export const fillShelf: Control = control(fillOrder, ({ count }, { store }) => {
  store.together(() => {
    for (let index = 1; index <= count; index += 1) {
      const like = allGoods[index % allGoods.length];
      if (!like) return;
      store.run(
        `INSERT OR IGNORE INTO market_goods
           SELECT ? AS id, ? AS position, name || ? AS name, category, sale_cents, base_cents, bought, task_type,
             goods_kind, 3 AS type, district, stock, restriction, course_id, in_channel
           FROM market_goods WHERE id = ?`,
        `g-more-${index}`,
        allGoods.length + index,
        `（第 ${index} 期）`,
        like.id,
      );
    }
  });
});
