import { orderStatus } from '../../../../src/contract/platform/market/orders.ts';
import { people, seededId } from '../../content/people.ts';
import type { SeedMoment, Service } from '../../server/service.ts';
import { cashierPage } from './cashier.ts';
import { orderCodes } from './codes.ts';
import { orderControls } from './controls.ts';
import { orderHandlers } from './order-handlers.ts';
import { seedOrder } from './order-store.ts';
import { orderRatingHandlers } from './rating-handlers.ts';
import { orderTables } from './tables.ts';

/** Orders of earlier days: goods, how they stand, how many days ago. */
const earlier = [
  ['g-fire-junior', orderStatus.paid, 40],
  ['g-power-low', orderStatus.paid, 12],
  ['g-care-night', orderStatus.closed, 5],
] as const;

function seed({ store, now }: SeedMoment): void {
  for (const person of people.filter(({ exams }) => exams === 'all')) {
    const accountId = seededId(person);
    for (const [goodsId, status, daysAgo] of earlier) {
      seedOrder(store, { orderNo: `DD-${accountId}-${daysAgo}`, accountId, goodsId, status, daysAgo }, now);
    }
  }
}

/** Orders of the marketplace, their payment and their ratings (000 §7). */
export const orderService: Service = {
  name: 'order',
  tables: orderTables,
  codes: orderCodes,
  handlers: [...orderHandlers, ...orderRatingHandlers],
  page: cashierPage,
  controls: orderControls,
  seed,
};
