import { expect, it } from 'vitest';
import { isNewer } from './language-version.ts';

it.each([
  ['1', null, true],
  ['', null, false],
  ['', '1', false],
  ['2', '1', true],
  ['1', '1', false],
  ['1', '2', false],
  ['1.10', '1.9', true],
  ['1.9', '1.10', false],
  ['v1.2.1', '1.2', true],
  ['1.2.0', '1.2', false],
  ['20261121093000', '20261120235959', true],
  ['2026-11-21 09:30:00', '2026-11-21 09:29:59', true],
  ['spring', 'spring', false],
  ['autumn', 'spring', true],
])('%j over %j: %s [language-pack-refetch]', (offered, cached, newer) => {
  expect(isNewer(offered, cached)).toBe(newer);
});
