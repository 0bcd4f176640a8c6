import { expect, it } from 'vitest';
import { found } from './search.ts';

it.each([
  [['电工 ABC', '江北'], ' abc ', true],
  [['电工 ABC', '江北'], '江北', true],
  [['电工', '江北'], '电工 江', false],
  [['Épreuve'], 'épr', true],
  [[], '', true],
  [[], 'a', false],
] as const)('%j searched for %j: %s', (texts, search, is) => expect(found(texts, search)).toBe(is));
