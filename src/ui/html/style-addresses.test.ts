import { expect, it } from 'vitest';
import { withPageAddresses } from './style-addresses.ts';

it.each([
  ['background: url(/media/a.png) no-repeat', 'background: url("/api/media/a.png") no-repeat'],
  [`background: url( '/media/a b.png' )`, 'background: url("/api/media/a b.png")'],
  ['background: URL("https://a.cn/x.png")', 'background: url("/remote?address=https%3A%2F%2Fa.cn%2Fx.png")'],
  ['mask: url(data:image/png;base64,AA), url(/b.svg)', 'mask: url("data:image/png;base64,AA"), url("/api/b.svg")'],
  ['color: red', 'color: red'],
])('%s is loaded as %s', (style, loaded) => {
  expect(withPageAddresses(style)).toBe(loaded);
});
