/** Sizes of a page to choose from, the first one by default (000 §2, 000 §9). */
export const paginationSizes = {
  default: [10, 25, 50],
  card: [9, 18, 27],
  college: [12, 24, 36],
} as const;

export type PaginationLayout = keyof typeof paginationSizes;

/** The number of pages; an empty list has one. */
export function pageCountOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** So many numbers and gaps are shown at most. */
const most = 7;

/** The page numbers to show, the first and the last always among them; null is a gap. */
export function pagerOf(page: number, pages: number): (number | null)[] {
  if (pages <= most) return range(1, pages);
  if (page <= 4) return [...range(1, 5), null, pages];
  if (page >= pages - 3) return [1, null, ...range(pages - 4, pages)];
  return [1, null, page - 1, page, page + 1, null, pages];
}

/** The page that somebody typed; null when there is no such page. */
export function typedPage(text: string, pages: number): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  const page = Number(text);
  return page >= 1 && page <= pages ? page : null;
}

/** The page of another size that holds the first item of this one. */
export function pageAfterResize(page: number, size: number, next: number): number {
  return Math.floor(((page - 1) * size) / next) + 1;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
