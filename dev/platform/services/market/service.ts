import type { Service } from '../../server/service.ts';
import { categoryHandlers } from './categories.ts';
import { marketCodes } from './codes.ts';
import { distributionHandlers } from './distribution.ts';
import { changeGoods } from './change-goods.ts';
import { fillShelf } from './fill-shelf.ts';
import { goodsDetailHandlers } from './goods-detail.ts';
import { goodsListHandlers } from './goods-lists.ts';
import { providerHandlers } from './providers.ts';
import { seedMarket } from './seed.ts';
import { marketTables } from './tables.ts';

/** The marketplace (000 §7, 002 §7). */
export const marketService: Service = {
  name: 'market',
  handlers: [
    ...providerHandlers,
    ...categoryHandlers,
    ...goodsListHandlers,
    ...goodsDetailHandlers,
    ...distributionHandlers,
  ],
  tables: marketTables,
  codes: marketCodes,
  controls: { 'POST /__goods': fillShelf, 'POST /__goods/change': changeGoods },
  seed: seedMarket,
};
