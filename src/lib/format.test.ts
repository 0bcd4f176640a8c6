import { expect, it } from 'vitest';
import { formatAsOf, formatCountdown, formatHours, formatList, maskAccount } from './format.ts';

it.each([
  [0, '00:00'],
  [-5, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [59_001, '01:00'],
  [3_600_000, '1:00:00'],
  [7_325_000, '2:02:05'],
])('%i ms are %s', (ms, text) => {
  expect(formatCountdown(ms)).toBe(text);
});

it.each([
  ['13820467719', '138****7719'],
  ['chen@example.com', 'c****@example.com'],
  ['12345', '12345'],
])('%s is masked as %s [phone-mask]', (account, masked) => {
  expect(maskAccount(account)).toBe(masked);
});

it.each([
  [0, '0.00'],
  [5400, '1.50'],
  [4536, '1.26'],
  [66_312, '18.42'],
])('%i s of study are %s hours [task-hours]', (seconds, hours) => {
  expect(formatHours(seconds)).toBe(hours);
});

it.each([
  ['of today by its time', '2026-03-05T08:05', '08:05'],
  ['of another day with the day', '2026-03-04T08:05', '3月4日 08:05'],
  ['of another year with the year', '2025-12-31T08:05', '2025年12月31日 08:05'],
])('kept content %s', (_, at, text) => {
  expect(formatAsOf(Date.parse(at), Date.parse('2026-03-05T10:00'))).toBe(text);
});

it('numbers of questions are told apart', () => {
  expect(formatList([5, 6, 17])).toBe('5、6、17');
});
