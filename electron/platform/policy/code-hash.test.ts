import { expect, it } from 'vitest';
import { fitsCode, hashOfCode, isCodeHash } from './code-hash.ts';

it('a hash fits its code, however it was typed, and no other', async () => {
  const hash = await hashOfCode('zhong-2026');
  expect(isCodeHash(hash)).toBe(true);
  expect(hash).not.toContain('zhong');
  expect(await fitsCode(' zhong-２０２６ ', hash)).toBe(true);
  expect(await fitsCode('zhong-2025', hash)).toBe(false);
  expect(await fitsCode('', hash)).toBe(false);
  expect(await hashOfCode('zhong-2026')).not.toBe(hash);
});

it('has eight characters or more; spaces do not count', async () => {
  await expect(hashOfCode('1234567')).rejects.toThrow('too short');
  await expect(hashOfCode('1234567  ')).rejects.toThrow('too short');
  await expect(hashOfCode('12345678901')).rejects.toThrow('too plain');
  expect(isCodeHash(await hashOfCode('123456789012'))).toBe(true);
});

const rest = `${'A'.repeat(22)}==:${'B'.repeat(43)}=`;

it.each([
  ['a line of ours', `scrypt:17:8:1:${rest}`, true],
  ['a code in the clear', '12345678', false],
  ['too cheap', `scrypt:10:8:1:${rest}`, false],
  ['more than a seat can pay', `scrypt:24:8:1:${rest}`, false],
  ['another function', `bcrypt:17:8:1:${rest}`, false],
  ['cut off', `scrypt:17:8:1:${rest.slice(0, -2)}`, false],
])('a policy with %s', async (_, text, valid) => {
  expect(await fitsCode('12345678', text)).toBe(false);
  expect(isCodeHash(text)).toBe(valid);
});
