import * as calls from '../../../../src/contract/platform/market/categories.ts';
import { categories } from '../../content/market/categories.ts';
import { handle, handleOpen } from '../../server/handle.ts';
import { branchesOf } from '../institution/branches.ts';
import { providerOf } from './provider.ts';

const onWire = (all: typeof categories): unknown[] =>
  all.map(({ code, name, children }) => ({ code, name, children: onWire(children) }));

/** Categories of goods, and the branches that offer goods (000 §7). */
export const categoryHandlers = [
  handleOpen(calls.goodsCategoryFindAll, () => onWire(categories)),
  handle(calls.branchGetGoodsCategoryTree, (_, context) => {
    providerOf(context);
    return onWire(categories);
  }),
  handleOpen(calls.findAllBranchBySaasId, (_, { tenant }) =>
    branchesOf(tenant)
      .filter(({ place }) => place.courses > 0)
      .map(({ id, name }) => ({ id, name })),
  ),
];
