import { allGoods } from '../../content/market/goods.ts';
import { people, seededId } from '../../content/people.ts';
import { day } from '../../server/clock.ts';
import type { SeedMoment } from '../../server/service.ts';

/** What the learner with everything bought before, with how many days ago. */
const owned: readonly (readonly [id: string, daysAgo: number])[] = [
  ['g-fire-junior', 40],
  ['g-power-low', 12],
];

/** The goods as the content has them; what was sold since stays. */
export function seedMarket({ store, now }: SeedMoment): void {
  allGoods.forEach((goods, position) =>
    store.run(
      `INSERT INTO market_goods (id, position, name, category, sale_cents, base_cents, bought, task_type, goods_kind, type,
           district, stock, restriction, course_id, in_channel)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name`,
      goods.id,
      position,
      goods.name,
      goods.category,
      goods.saleCents,
      goods.baseCents,
      goods.bought,
      goods.taskType,
      goods.goodsKind,
      goods.type,
      goods.district,
      goods.stock,
      goods.restriction,
      goods.courseId,
      goods.inChannel ? 1 : 0,
    ),
  );
  for (const person of people.filter(({ exams }) => exams === 'all')) {
    for (const [id, ago] of owned)
      store.run(
        'INSERT OR IGNORE INTO market_owned (account_id, goods_id, at) VALUES (?, ?, ?)',
        seededId(person),
        id,
        now - ago * day,
      );
  }
}
