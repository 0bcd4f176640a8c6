import { expect, it } from 'vitest';
import { mobileLink, phoneCameraLink, phoneCameraPage } from './mobile-link.ts';

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

it.each([
  ['m.example.cn', 'https://m.example.cn/phoneCamera', 'https://m.example.cn/phoneCamera#ABCD2345'],
  ['http://m.example.cn/h5/', 'https://m.example.cn/h5/phoneCamera', 'https://m.example.cn/h5/phoneCamera#ABCD2345'],
  [
    'm.example.cn/h5/#/',
    'https://m.example.cn/h5/#/phoneCamera',
    'https://m.example.cn/h5/#/phoneCamera?code=ABCD2345',
  ],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100/phoneCamera', 'http://127.0.0.1:4100/phoneCamera#ABCD2345'],
  [
    'http://127.0.0.1.evil.cn',
    'https://127.0.0.1.evil.cn/phoneCamera',
    'https://127.0.0.1.evil.cn/phoneCamera#ABCD2345',
  ],
])('a phone becomes a camera at the mobile site %s', (h5, page, link) => {
  expect(phoneCameraPage(h5, null)).toBe(page);
  expect(phoneCameraLink(page, 'ABCD2345')).toBe(link);
});

it('without a mobile site no phone becomes a camera', () => {
  expect(phoneCameraPage(undefined, null)).toBeNull();
});
