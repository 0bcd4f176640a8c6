import { expect, it } from 'vitest';
import { proxyIn } from './measure.ts';
import { quantile } from './network-trial.ts';

it.each([
  ['DIRECT', null],
  ['PROXY proxy.centre:3128; DIRECT', 'proxy.centre:3128'],
  ['SOCKS5 10.0.0.1:1080', '10.0.0.1:1080'],
  ['', null],
])('reads %j', (list, proxy) => {
  expect(proxyIn(list)).toBe(proxy);
});

it.each([
  [[], 0.5, null],
  [[7], 0.95, 7],
  [[1, 2, 3, 4], 0.5, 2],
  [Array.from({ length: 20 }, (_, at) => at + 1), 0.95, 19],
] as const)('of %j the %d quantile', (values, share, value) => {
  expect(quantile(values, share)).toBe(value);
});
