import { Refusal, serverCodes } from './refusal.ts';

/** One page of a list, with the length of the whole (000 §3); at most 999 a page (002 §9). */
export function pageOf<Item>(
  all: readonly Item[],
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): { list: Item[]; total: number } {
  if (!Number.isInteger(pageNum) || pageNum < 1) throw new Refusal(serverCodes.badParameter, '参数 pageNum 超出范围');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 999) {
    throw new Refusal(serverCodes.badParameter, '参数 pageSize 超出范围');
  }
  return { list: all.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: all.length };
}
