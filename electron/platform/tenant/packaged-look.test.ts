import { expect, it } from 'vitest';
import { readTenant } from '#domain/tenant/tenant.ts';
import { lookConfiguration, readLook } from './packaged-look.ts';

const look = { title: '启程职业培训', colour: '#0a7d4f', logo: 'data:image/png;base64,AA==' };

it('is what the page reads as name, colour and logo', () => {
  expect(readTenant(lookConfiguration(look))).toMatchObject(look);
  expect(readTenant(lookConfiguration({ title: 'Lectern', colour: null, logo: null }))).toMatchObject({
    title: 'Lectern',
    colour: null,
    logo: null,
  });
});

it.each([
  [null, null],
  [JSON.stringify(look), look],
])('of %j is %j', (text, read) => {
  expect(readLook(text)).toEqual(read);
});

it.each([
  ['', 'JSON'],
  ['{}', 'title'],
  ['{"title":1,"colour":null,"logo":null}', 'title'],
])('%j is refused', (text, why) => {
  expect(() => readLook(text)).toThrow(why);
});
