import { expect, it } from 'vitest';
import { earlyModules } from './early-modules.ts';

const entry = {
  type: 'chunk',
  fileName: 'assets/index-1.js',
  name: 'index',
  isEntry: true,
  imports: ['assets/runtime-2.js'],
} as const;
const signIn = { type: 'chunk', fileName: 'assets/sign-in-3.js', name: 'sign-in' } as const;
const others = [
  { type: 'asset', fileName: 'assets/index-4.css' },
  { type: 'chunk', fileName: 'assets/paper-5.js', name: 'paper', imports: ['assets/sign-in-3.js'] },
] as const;

it('names what the entry imports and the chunk that it loads next', () => {
  expect(earlyModules([entry, signIn, ...others], 'sign-in')).toEqual(['assets/runtime-2.js', 'assets/sign-in-3.js']);
});

it('fails the build when the chunk that it loads next has another name', () => {
  expect(() => earlyModules([entry, ...others], 'sign-in')).toThrow('no chunk is called sign-in');
});
