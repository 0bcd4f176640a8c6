import { expect, it } from 'vitest';
import { distinctKeys } from './distinct-keys.ts';

it('keeps keys that are distinct and numbers the others', () => {
  const keys = distinctKeys(['a', '', 'a', '', 'a'].map((id) => <li key={id} />)).map((element) =>
    Reflect.get(Object(element), 'key'),
  );
  expect(keys).toEqual(['a', '', 'a 2', ' 2', 'a 3']);
});

it('leaves what has no key', () => expect(distinctKeys(['text', null])).toEqual(['text', null]));
