import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { consoleLocale, consoleWords } from '#electron/kernel/words/console-words.ts';
import { seatIn } from '#electron/platform/policy/policy.ts';
import { rescuePrint } from '#electron/storage/journal/keys.ts';
import { checkPolicy } from './check-policy.ts';

const check = (text: string | null, distrust: string | null = null, locale: 'zh-CN' | 'en-US' = 'en-US') =>
  checkPolicy(
    { file: '/p/policy.json', host: 'LAB-PC-12', system: { read: () => text, distrust: () => distrust } },
    consoleWords(locale),
  );

it('says what this computer would do, with the fingerprint of the key and the name of its seat', () => {
  const { publicKey: rescueKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const text = JSON.stringify({
    platform: 'https://a.cn',
    kiosk: true,
    rescueKey,
    seat: { 'lab-pc-12': 'A-12' },
    signOut: { afterMinutes: 10 },
  });
  const { lines, code } = check(text);
  expect(code).toBe(0);
  const told = lines.join('\n');
  for (const part of [
    'platform: https://a.cn',
    'kiosk',
    rescuePrint(rescueKey),
    '(LAB-PC-12): A-12',
    'signOut: {"minutes":10,"wipe":false}',
  ]) {
    expect(told).toContain(part);
  }
  expect(told).not.toContain('BEGIN');
});

it('ends with 2 for a fault, told in the language of the console', () => {
  const { lines, code } = check('{\n  "kiosk": true,\n}', null, 'zh-CN');
  expect(code).toBe(2);
  expect(lines.join('\n').split('\n')).toEqual([
    expect.stringContaining('有误'),
    '/p/policy.json:2:16: 文件 这里多了一个逗号。',
  ]);
});

it('ends with 1 where it would not be taken for the machine’s, and fails without a file', () => {
  expect(check('{}', 'it belongs to user 1000')).toMatchObject({ code: 1 });
  expect(() => check(null)).toThrow('/p/policy.json');
});

it.each([
  [null, null],
  ['hostname' as const, 'LAB-PC-12'],
  [{ 'lab-pc-12': 'A-12' }, 'A-12'],
  [{ 'lab-pc-13': 'A-13' }, null],
])('of %j the seat is %s', (seat, name) => {
  expect(seatIn({ seat }, 'LAB-PC-12')).toBe(name);
});

it.each([
  [['--lang=fr'], ['zh-CN'], 'fr-FR'],
  [[], ['de-DE', 'zh-Hans-CN'], 'zh-CN'],
  [[], ['de-DE'], 'en-US'],
])('%j on a system of %j speaks %s', (argv, languages, locale) => {
  expect(consoleLocale(argv, languages)).toBe(locale);
});
