import type { GoodsCategory } from '#contract/platform/market/categories.ts';
import { readPlace, resizedPlace, writePlace } from '#ui/pagination-rules.ts';

export const prices = ['all', 'free', 'paid'] as const;
export type Price = (typeof prices)[number];

/** What a list of goods is narrowed to, and where in it the learner is; all of it is in the address. */
export interface Shelf {
  /** Code of a category; '' is all. */
  category: string;
  name: string;
  price: Price;
  /** Id of a branch; '' is all. */
  provider: string;
  /** From 1. */
  page: number;
  size: number;
}

type Written = Readonly<Partial<Record<keyof Shelf, string | null>>>;

/** The list that an address asks for; what it says wrongly is what it would be without. */
export function readShelf(query: Written): Shelf {
  return {
    category: query.category ?? '',
    name: (query.name ?? '').trim(),
    price: prices.find((price) => price === query.price) ?? 'all',
    provider: query.provider ?? '',
    ...readPlace('card', query),
  };
}

/** The parameters of the address of a list; what is as always is left out. */
export function writeShelf({ category, name, price, provider, page, size }: Shelf): Written {
  return {
    category,
    name,
    price: price === 'all' ? null : price,
    provider,
    ...writePlace('card', { page, size }),
  };
}

/** A list after a choice: another selection begins at page 1, another size shows the same first item. */
export function changedShelf(shelf: Shelf, change: Partial<Shelf>): Shelf {
  const next = { ...shelf, ...change };
  if (change.page !== undefined) return next;
  if (change.size !== undefined) return { ...next, ...resizedPlace(shelf, change.size) };
  return { ...next, page: 1 };
}

/** True when the list shows less than everything. */
export function isNarrowed({ category, name, price, provider }: Shelf): boolean {
  return category !== '' || name !== '' || price !== 'all' || provider !== '';
}

/** The categories from the top down to a code; [] when the tree has no such code. */
export function chainTo(tree: readonly GoodsCategory[], code: string): GoodsCategory[] {
  for (const one of tree) {
    if (one.code === code) return [one];
    const below = chainTo(one.children, code);
    if (below.length > 0) return [one, ...below];
  }
  return [];
}

/** A row of categories to choose from. */
export interface CategoryRow {
  /** The category above; null for the top. */
  above: GoodsCategory | null;
  choices: readonly GoodsCategory[];
  /** The chosen code; that of the category above (or '') when all of it is chosen. */
  chosen: string;
}

/** The rows of a tree: the top, and below each chosen category its own ones. A code that is not in the tree chooses none. */
export function categoryRows(tree: readonly GoodsCategory[], code: string): CategoryRow[] {
  const chain = chainTo(tree, code);
  const top: CategoryRow = { above: null, choices: tree, chosen: chain[0]?.code ?? code };
  const below = chain.flatMap((above, at): CategoryRow[] =>
    above.children.length === 0 ? [] : [{ above, choices: above.children, chosen: chain[at + 1]?.code ?? above.code }],
  );
  return [top, ...below];
}
