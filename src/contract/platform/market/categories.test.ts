import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { goodsCategoryFindAll } from './categories.ts';

const leaf = (code: string) => ({ code, name: code, children: [] });

it.each([
  [null, []],
  ['', []],
  [{ list: [{ code: 'a', name: 'a' }] }, [leaf('a')]],
  [[{ code: 1, name: 'one' }], [{ code: '1', name: 'one', children: [] }]],
  [[{ code: 'a' }, { name: 'a' }, 7, null, leaf('b')], [leaf('b')]],
  [
    [{ ...leaf('a'), children: [leaf('b'), leaf('b'), leaf('a')] }, leaf('b')],
    [{ ...leaf('a'), children: [leaf('b')] }],
  ],
])('%j is the tree %j', (answer, tree) => expect(z.parse(goodsCategoryFindAll.answer, answer)).toEqual(tree));
