import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { list, text } from '../fields.ts';

/** A category of goods with what is below it; its fields are assumed (G-132). */
export interface GoodsCategory {
  code: string;
  name: string;
  children: readonly GoodsCategory[];
}

/** A tree is read no deeper: an answer that contains itself as text must end. */
const deepest = 8;

const node = z.object({ code: text, name: text, children: z.optional(z.unknown()) });

/** Reads a tree leniently: without what has no code or no name; a code that comes again means the first. */
function readTree(value: unknown, depth = 0, seen = new Set<string>()): GoodsCategory[] {
  if (depth === deepest) return [];
  return z.parse(list(node), value).flatMap(({ code, name, children }) => {
    if (code === '' || name === '' || seen.has(code)) return [];
    seen.add(code);
    return [{ code, name, children: readTree(children, depth + 1, seen) }];
  });
}

const tree = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => readTree(value)),
);

/** The categories of goods, as a tree (000 §7, 002 §7). */
export const goodsCategoryFindAll = endpoint({
  id: 'goodsCategoryFindAll',
  method: 'GET',
  path: '/order/v1/open/goodsCategory/findAll',
  open: true,
  answer: tree,
});

/** The categories in which a training provider may take goods into its offer, as a tree (000 §7). */
export const branchGetGoodsCategoryTree = endpoint({
  id: 'branchGetGoodsCategoryTree',
  method: 'GET',
  path: '/order/v1/platform/goodsCategory/branchGetGoodsCategoryTree',
  answer: tree,
});

/** The branches of the tenant that offer goods; its fields are assumed (000 §7). */
export const findAllBranchBySaasId = endpoint({
  id: 'findAllBranchBySaasId',
  method: 'GET',
  path: '/order/v1/open/goodsCategory/findAllBranchBySaasId',
  open: true,
  answer: list(z.object({ id: text, name: text })),
});
