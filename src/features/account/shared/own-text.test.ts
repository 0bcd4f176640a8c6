import { expect, it } from 'vitest';
import { ownTextOf } from './own-text.ts';

it.each([
  ['nothing', undefined, null],
  ['no JSON', '<p>协议</p>', null],
  ['other texts', '{"conduct": "<p>规范</p>"}', null],
  ['a blank one', '{"agreement": " "}', null],
  ['one text', '{"agreement": "<p>协议</p>"}', '<p>协议</p>'],
  ['one by language', '{"agreement": {"en-US": "<p>Terms</p>", "zh-CN": "<p>协议</p>"}}', '<p>协议</p>'],
  ['one in another language', '{"agreement": {"en-US": "<p>Terms</p>"}}', '<p>Terms</p>'],
])('of a centre that configured %s', (_, value, expected) => {
  const options: Record<string, string> = value === undefined ? {} : { lectern_legal_texts: value };
  expect(ownTextOf(options, 'agreement', 'zh-CN')).toBe(expected);
});
