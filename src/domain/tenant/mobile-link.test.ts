import { expect, it } from 'vitest';
import { mobileLink } from './mobile-link.ts';

it.each([
  ['the mobile address', 'm.example.cn', 'example.cn', 'https://m.example.cn/login'],
  ['with a scheme and a slash', 'https://m.example.cn/', null, 'https://m.example.cn/login'],
  ['with a path', 'https://m.example.cn/h5/qc/', null, 'https://m.example.cn/h5/qc/login'],
  ['with a hash and a query', 'm.example.cn/h5/?v=2#/', null, 'https://m.example.cn/h5/#/login'],
  ['the domain otherwise', undefined, 'example.cn', 'https://example.cn/login'],
  ['a blank address is ignored', ' ', 'example.cn', 'https://example.cn/login'],
  ['neither', undefined, null, null],
])('the QR code opens the sign-in page of the mobile site: %s [realname-qr-target]', (_, h5, domain, expected) => {
  expect(mobileLink(h5, domain)).toBe(expected);
});
