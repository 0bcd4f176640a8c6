/** Sizes of a page to choose from, the first one by default (000 §2, 000 §9). */
export const paginationSizes = {
  default: [10, 25, 50],
  card: [9, 18, 27],
  college: [12, 24, 36],
} as const;

export type PaginationLayout = keyof typeof paginationSizes;

/** Where somebody is in a list by pages. */
export interface PagePlace {
  /** From 1. */
  page: number;
  size: number;
}

type WrittenPlace = Readonly<Partial<Record<keyof PagePlace, string | null>>>;

/** The place that an address names; what it says wrongly is what it would be without. */
export function readPlace(layout: PaginationLayout, { page = '', size = '' }: WrittenPlace): PagePlace {
  const sizes: readonly number[] = paginationSizes[layout];
  const number = Number(page);
  return {
    page: Number.isSafeInteger(number) && number > 0 ? number : 1,
    size: sizes.find((one) => String(one) === size) ?? paginationSizes[layout][0],
  };
}

/** A place as it is written into an address; the usual one is not. */
export function writePlace(layout: PaginationLayout, { page, size }: PagePlace): WrittenPlace {
  return { page: page === 1 ? null : String(page), size: size === paginationSizes[layout][0] ? null : String(size) };
}

/** The place after another size: the page that holds the first item of this one. */
export function resizedPlace({ page, size }: PagePlace, next: number): PagePlace {
  return { page: pageAfterResize(page, size, next), size: next };
}

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
