import { expect, it } from 'vitest';
import { readPlaces, withPlace } from './resource-places.ts';

const at = (second: number) => ({ at: second, of: 100, seen: second });

it.each([null, '', '{', '{}', '[["a"]]', '[["a",{"at":"1"}]]'])('%j holds no place', (stored) =>
  expect(readPlaces(stored)).toEqual([]),
);

it('keeps one place a resource, the newest last, and fifty in all', () => {
  const two = withPlace(withPlace(withPlace(null, 'a', at(1)), 'b', at(2)), 'a', at(3));
  expect(readPlaces(two)).toEqual([
    ['b', at(2)],
    ['a', at(3)],
  ]);
  let many: string | null = null;
  for (let number = 0; number < 60; number += 1) many = withPlace(many, `r${number}`, at(number));
  const ids = readPlaces(many).map(([id]) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'r10', 'r59']);
});
