import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { makeCodec, nodeCodec } from './codec.ts';

const trip = (value: unknown): unknown => nodeCodec.decode(nodeCodec.encode(value));

describe('values that IPC carries', () => {
  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['text', 'héllo 考试 \u{1F642}'],
    ['NaN', Number.NaN],
    ['infinity', -Infinity],
    ['minus zero', -0],
    ['a bigint', 12345678901234567890n],
    ['a date', new Date('2026-11-21T05:27:34.123Z')],
    ['an expression', /a+/giu],
    ['bytes', new Uint8Array([0, 1, 254, 255])],
    ['clamped bytes', new Uint8ClampedArray([0, 255])],
    ['shorts', new Int16Array([-32768, 32767])],
    ['doubles', new Float64Array([1.5, -0.25])],
    ['big numbers', new BigInt64Array([-1n, 2n ** 62n])],
    ['a buffer', new Uint8Array([1, 2, 3]).buffer],
    ['a view', new DataView(new Uint8Array([9, 8, 7]).buffer)],
    [
      'a map',
      new Map<unknown, unknown>([
        ['a', 1],
        [2, new Date(0)],
      ]),
    ],
    ['a set', new Set([1, 'two', undefined])],
    ['lists and objects', { list: [1, [2, { three: undefined }]], empty: {}, text: '' }],
    ['an object with our own mark as a key', { $: 'u', v: 1 }],
    ['a list with holes', [undefined, 1]],
  ])('brings %s back', (_, value) => {
    expect(trip(value)).toEqual(value);
    expect(Object.prototype.toString.call(trip(value))).toBe(Object.prototype.toString.call(value));
  });

  it('brings a part of a larger buffer back without its surroundings', () => {
    expect(trip(new Uint16Array(new Uint16Array([1, 2, 3, 4]).buffer, 2, 2))).toEqual(new Uint16Array([2, 3]));
  });

  it('brings errors back with their class, text and cause', () => {
    const error = trip(new RangeError('too far', { cause: new TypeError('wrong') }));
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ message: 'too far', cause: { name: 'TypeError', message: 'wrong' } });
  });

  it('keeps what is shared shared, and what turns in a circle a circle', () => {
    const inner = { bytes: new Uint8Array([1]) };
    const circle: { self?: unknown; first: unknown; second: unknown } = { first: inner, second: inner };
    circle.self = circle;
    const back = trip(circle);
    expect(back).toHaveProperty('self', back);
    expect(Reflect.get(Object(back), 'first')).toBe(Reflect.get(Object(back), 'second'));
  });

  it('keeps references right behind values of every kind', () => {
    const shared = { name: 'shared' };
    const kinds = [
      new Map([[shared, 1]]),
      new Set([shared]),
      new Error('x', { cause: shared }),
      new Date(0),
      /x/,
      new Uint8Array([1]),
      { $: 'marked' },
    ];
    const back = trip([kinds, shared]);
    const [list, own] = Array.isArray(back) ? back : [];
    expect(own).toEqual(shared);
    expect([...list[0].keys()][0]).toBe(own);
    expect([...list[1]][0]).toBe(own);
    expect(list[2].cause).toBe(own);
  });
});

describe('values that it does not carry', () => {
  it.each<[string, unknown]>([
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a promise', Promise.resolve()],
    ['a weak map', new WeakMap()],
    ['a function deep inside', { list: [{ call: () => 1 }] }],
  ])('refuses %s', (_, value) => {
    expect(() => nodeCodec.encode(value)).toThrow('An object could not be cloned.');
  });
});

it('also works from its source text alone, as it runs in the page', () => {
  const make: unknown = runInThisContext(`(${makeCodec.toString()})`);
  if (typeof make !== 'function') throw new Error('not a function');
  const hex = make(
    (bytes: Uint8Array) => Buffer.from(bytes).toString('hex'),
    (text: string) => new Uint8Array(Buffer.from(text, 'hex')),
  );
  const value = { at: new Date(5), bytes: new Uint8Array([1, 255]), map: new Map([['a', /b/g]]) };
  expect(hex.decode(hex.encode(value))).toEqual(value);
});
