import { expect, it } from 'vitest';
import { withoutTokenFields } from './token-fields.ts';

const hidden = 'kept-by-the-client';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';

it.each([
  ['{"data":{"token":"abc-123-def"}}', `{"data":{"token":"${hidden}"}}`],
  ['{"accessToken" : "abc-123-def","n":1}', `{"accessToken" : "${hidden}","n":1}`],
  ['[{"refresh_token":"abc123def"}]', `[{"refresh_token":"${hidden}"}]`],
  ['{"Authorization":"Bearer abc123"}', `{"Authorization":"${hidden}"}`],
  [String.raw`{"\u0074oken":"abc-123-def"}`, String.raw`{"\u0074oken":"${hidden}"}`],
  [String.raw`{"token":"abc\/123\/def"}`, `{"token":"${hidden}"}`],
  [`{"anything":"${jwt}"}`, `{"anything":"${hidden}"}`],
  [`{"list":["a","${jwt}"]}`, `{"list":["a","${hidden}"]}`],
  [`"${jwt}"`, `"${hidden}"`],
  [String.raw`{"data":"{\"token\":\"abc-123-def\"}"}`, String.raw`{"data":"{\"token\":\"${hidden}\"}"}`],
  ['\uFEFF{"token":"abc-123-def"}', `\uFEFF{"token":"${hidden}"}`],
])('hides the token of %s', (text, visible) => {
  expect(withoutTokenFields(text)).toBe(visible);
});

it.each([
  '{"id":9007199254740993,"name":"x"}',
  '{"verifyToken":"abc-123-def","expiresIn":300}',
  '{"token.expired":"登录已过期，请重新登录"}',
  '{"token.expired":"Your session is over."}',
  '{"token":""}',
  '{"token":null}',
  '{"a":"token","b":"abc-123-def"}',
  '["token","abc-123-def"]',
  String.raw`{"a":"\"token\": \"in a sentence\""}`,
  '<p class="token: x">"token":"abc-123-def"</p>',
  'broken {"token',
])('leaves %s', (text) => {
  expect(withoutTokenFields(text)).toBe(text);
});
