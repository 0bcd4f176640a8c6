import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const usual = { tenant: 'lectern', dir: false, targets: [], electronDist: null, out: 'release' };

it.each([
  [[], 'linux', { ...usual, system: 'linux' }],
  [[], 'darwin', { ...usual, system: 'mac' }],
  [[], 'win32', { ...usual, system: 'win' }],
  [['--win'], 'linux', { ...usual, system: 'win' }],
  [
    ['--dir', '--electron-dist', '/dist', '--tenant', 'school', '--out', '/out'],
    'linux',
    { system: 'linux', tenant: 'school', dir: true, targets: [], electronDist: '/dist', out: '/out' },
  ],
  [['--target', 'deb', '--target', 'rpm'], 'linux', { ...usual, system: 'linux', targets: ['deb', 'rpm'] }],
] as const)('%j on %s', (args, platform, expected) => {
  expect(readOptions(args, platform)).toEqual(expected);
});

it.each([
  [['--win', '--mac'], 'One system at a time'],
  [['--dir', '--target', 'deb'], 'takes no --target'],
  [['--tenat', 'x'], '--tenat'],
  [['deb'], 'deb'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args, 'linux')).toThrow(message);
});
