import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { readStoredMenu } from './menu.ts';

const entry = { name: '考试', url: '/examList' };

describe('the menu that the platform stores', () => {
  it.each<[unknown, number | null]>([
    [[entry], 1],
    [{ menuList: [entry] }, 1],
    [{ mainMenu: [entry, entry] }, 2],
    [{ list: [entry] }, 1],
    [{ records: [entry] }, 1],
    [JSON.stringify([entry]), 1],
    [JSON.stringify({ menuList: [entry] }), 1],
    [[], null],
    [{}, null],
    [null, null],
    [undefined, null],
    ['nonsense', null],
    [{ menuList: 'x' }, null],
  ])('%j has %s entries', (answer, count) => {
    expect(readStoredMenu(answer, codeReader(undefined))?.length ?? null).toBe(count);
  });
});
