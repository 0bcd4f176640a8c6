import { describe, expect, it } from 'vitest';
import { isText, maskToken, tokenPlaceholder as mask } from './token-mask.ts';

describe('maskToken', () => {
  it.each([
    ['{"token":"ab/c+d=="}', 'ab/c+d==', `{"token":"${mask}"}`],
    [String.raw`{"token":"ab\/c+d=="}`, 'ab/c+d==', `{"token":"${mask}"}`],
    ['/live?token=ab%2Fc%2Bd%3D%3D&x=1', 'ab/c+d==', `/live?token=${mask}&x=1`],
    [String.raw`["a\"b"]`, 'a"b', `["${mask}"]`],
    ['one two one', 'one', `${mask} two ${mask}`],
    ['nothing here', 'secret', 'nothing here'],
    ['nobody', null, 'nobody'],
  ])('%s', (text, token, shown) => {
    expect(maskToken(text, token)).toBe(shown);
  });
});

describe('isText', () => {
  it.each([
    ['application/json;charset=UTF-8', true],
    ['application/problem+json', true],
    ['text/html', true],
    ['application/javascript', true],
    [null, true],
    ['application/pdf', false],
    ['image/png', false],
    ['video/mp4', false],
  ])('%s', (type, text) => {
    expect(isText(type)).toBe(text);
  });
});
