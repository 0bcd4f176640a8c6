import { expect, it } from 'vitest';
import { failureOf } from './failure.ts';

const headers = { location: 'https://elsewhere.example' };
const answer = (code: number) => ({ code, message: '一句话', data: { left: 2 }, success: false });

it('302 brings its message and its headers, and is no refusal [code-302]', () => {
  expect(failureOf(answer(302), headers)).toEqual({ kind: 'redirected', message: '一句话', headers });
});

it('50001 brings its data, and is no refusal [nonzero-toast]', () => {
  expect(failureOf(answer(50_001), headers)).toEqual({ kind: 'quiet', message: '一句话', data: { left: 2 } });
});

it('any other code is a refusal in the words of the platform [nonzero-toast]', () => {
  expect(failureOf(answer(7), headers)).toEqual({
    kind: 'refused',
    code: 7,
    message: '一句话',
    warning: false,
    data: { left: 2 },
  });
});
