import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { yuanAsCents } from './money.ts';

it.each([
  [680, 68_000],
  ['1680.50', 168_050],
  [199.9, 19_990],
  [0.29, 29],
  [1.15, 115],
  [0, 0],
  [-1, null],
  ['', null],
  ['free', null],
  [null, null],
  [undefined, null],
  [1e300, null],
])('%j yuan is %j cents', (yuan, cents) => expect(z.parse(yuanAsCents, yuan)).toBe(cents));
