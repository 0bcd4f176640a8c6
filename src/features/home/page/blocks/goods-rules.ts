/** A home grid shows no more (001 §9, 002 §9). */
export const mostGoods = 5;

/** Where a grid takes its goods from (000 §7, 002 §7). */
export const goodsSources = ['list', 'sale', 'streaming', 'schools', 'industry', 'branch', 'saas'] as const;
export type GoodsSource = (typeof goodsSources)[number];

/** The source by its word; an unknown one is the plain list. */
export function sourceOf(word: unknown): GoodsSource {
  return goodsSources.find((source) => source === word) ?? 'list';
}
