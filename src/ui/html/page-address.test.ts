import { expect, it } from 'vitest';
import { pageAddressOf } from './page-address.ts';

it.each([
  ['/media/a.png', '/api/media/a.png'],
  ['/api/media/a.png', '/api/media/a.png'],
  ['https://a.cn/x.png?w=1&h=2', '/remote?address=https%3A%2F%2Fa.cn%2Fx.png%3Fw%3D1%26h%3D2'],
  ['//a.cn/x.png', '/remote?address=%2F%2Fa.cn%2Fx.png'],
  ['/remote/a.png', '/api/remote/a.png'],
  ['/remote?address=x', '/remote?address=x'],
  ['/kept/a.png', '/api/kept/a.png'],
  ['/kept/0123456789abcdef0123456789abcdef', '/kept/0123456789abcdef0123456789abcdef'],
  ['http://a.cn/x.png', '/remote?address=https%3A%2F%2Fa.cn%2Fx.png'],
  [' HTTP://a.cn/x.png', '/remote?address=https%3A%2F%2Fa.cn%2Fx.png'],
  ['upload/image/sign.png', '/api/upload/image/sign.png'],
  ['./a.png', '/api/a.png'],
  ['../../a.png?x=1', '/api/a.png?x=1'],
  ['\\upload\\a.png', '/api/upload/a.png'],
  ['/media/图 1.png', '/api/media/图 1.png'],
  ['file:///C:/a.png', 'file:///C:/a.png'],
  ['', ''],
  [' ', 'data:,'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('%s is loaded from %s', (source, address) => {
  expect(pageAddressOf(source)).toBe(address);
});
