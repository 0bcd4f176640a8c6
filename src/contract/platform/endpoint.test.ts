import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, bodyOf, endpoint } from './endpoint.ts';

const sample = endpoint({
  id: 'sample',
  method: 'POST',
  path: '/things/{kind}/find',
  pathFields: z.object({ kind: z.string() }),
  query: z.object({ pageNum: z.number(), name: z.optional(z.string()), open: z.optional(z.boolean()) }),
  body: z.object({ ids: z.array(z.string()), note: z.optional(z.string()) }),
});

it('puts every parameter in its place', () => {
  const input = { kind: 'a/b ü', pageNum: 2, name: '低压 & 电工', open: false, ids: ['1'], note: 'n' };
  expect(addressOf(sample, input)).toBe(
    '/things/a%2Fb%20%C3%BC/find?pageNum=2&name=%E4%BD%8E%E5%8E%8B+%26+%E7%94%B5%E5%B7%A5&open=false',
  );
  expect(bodyOf(sample, input)).toEqual({ ids: ['1'], note: 'n' });
});

it('leaves out what was not given', () => {
  const input = { kind: 'x', pageNum: 1, ids: [] };
  expect(addressOf(sample, input)).toBe('/things/x/find?pageNum=1');
  expect(bodyOf(sample, input)).toEqual({ ids: [] });
});

it('has no body when none is declared', () => {
  const call = endpoint({ id: 'none', method: 'GET', path: '/none' });
  expect(bodyOf(call, {})).toBeNull();
  expect(addressOf(call, {})).toBe('/none');
  expect(call).toMatchObject({ assumed: false, effect: false, open: false, binary: false, bodyKind: 'json' });
});
