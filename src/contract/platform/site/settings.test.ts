import { describe, expect, it } from 'vitest';
import { switchValue, unreadableSettings } from './settings.ts';

describe('a switch of a tenant', () => {
  it.each([true, 'true', ' TRUE ', 1, '1', 'yes', 'On', '１', '是'])('%j is on', (value) =>
    expect(switchValue(value)).toBe(true),
  );
  it.each([false, 'false', 0, '0', 'no', 'off', '', null, undefined])('%j is off', (value) =>
    expect(switchValue(value)).toBe(false),
  );
  it.each(['maybe', 2, {}, []])('%j is no switch', (value) => expect(switchValue(value)).toBeNull());
});

it.each([
  ['#1890ff', { is_i18n: 'true', exam_lockdown_level: 'lab' }, []],
  ['', {}, []],
  [{ primaryColor: 'rgb(24,144,255)' }, {}, []],
  ['bluish', { is_i18n: 'maybe', exam_lockdown_level: 'high' }, ['theme', 'is_i18n', 'exam_lockdown_level']],
  [{ primaryColor: 'x' }, {}, ['theme']],
])('of %j and %j what cannot be read is %j', (theme, options, keys) => {
  expect(unreadableSettings(theme, options).map(({ key }) => key)).toEqual(keys);
});
