import { expect, it } from 'vitest';
import { tabOf } from './rules.ts';

it.each([
  [null, 'all'],
  ['', 'all'],
  ['hot', 'hot'],
  ['saved', 'saved'],
  ['Saved', 'all'],
])('the address %j opens %s', (word, tab) => expect(tabOf(word)).toBe(tab));
