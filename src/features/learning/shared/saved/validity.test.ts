import { expect, it } from 'vitest';
import { refusalOf } from './validity.ts';

it.each([
  [{ isValid: true, invalidReason: '' }, null],
  [{ isValid: null, invalidReason: 'x' }, null],
  [{ isValid: false, invalidReason: ' ' }, { key: 'invalid' }],
  [{ isValid: false, invalidReason: '正在修订' }, { text: '正在修订' }],
  [{ isValid: true, invalidReason: '', dateExpireStatus: 2 }, { key: 'expired' }],
  [{ isValid: true, invalidReason: '', dateExpireStatus: 1 }, null],
])('%j is refused with %j', (said, refusal) => expect(refusalOf(said)).toEqual(refusal));
