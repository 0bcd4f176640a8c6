import { expect, it } from 'vitest';
import { readRecent, withRecent } from './recent-rules.ts';

it.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['[1]', []],
  ['["a","b"]', ['a', 'b']],
  ['["1","2","3","4","5","6","7"]', ['1', '2', '3', '4', '5', '6']],
])('%j are the goods %j', (stored, ids) => expect(readRecent(stored)).toEqual(ids));

it.each([
  [null, 'a', ['a']],
  ['["a","b"]', 'b', ['b', 'a']],
  ['["1","2","3","4","5","6"]', '7', ['7', '1', '2', '3', '4', '5']],
])('%j after a look at %s', (stored, id, ids) => expect(JSON.parse(withRecent(stored, id))).toEqual(ids));
