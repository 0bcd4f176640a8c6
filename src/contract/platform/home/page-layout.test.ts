import { describe, expect, it } from 'vitest';
import { showPageLayoutForClick } from './page-layout.ts';

const block = { blockId: 'b1', component: 'carousel' };
const rows = [{ columnList: [{ width: 24, blockList: [block] }] }];

describe('the layout of a page', () => {
  it.each<[string, unknown, number]>([
    ['an object with rows', { pageId: 'p', rowList: rows }, 1],
    ['JSON text', JSON.stringify({ rowList: rows }), 1],
    ['a list of rows', rows, 1],
    ['a list of blocks', [block, block], 2],
    ['an empty list', [], 0],
    ['nothing', null, 0],
    ['a text', 'nothing', 0],
    ['a number', 7, 0],
  ])('%s: read without an error', (_, answer, blocks) => {
    const { rowList } = showPageLayoutForClick.answer.parse(answer);
    const found = rowList.flatMap(({ columnList }) => columnList.flatMap(({ blockList }) => blockList));
    expect(found.map(({ blockId }) => blockId)).toEqual(Array.from({ length: blocks }, () => 'b1'));
  });
});
