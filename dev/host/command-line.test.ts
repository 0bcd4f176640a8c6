import { expect, it } from 'vitest';
import { CommandLine } from './command-line.ts';

const given = [
  '.',
  '--user-data-dir=/tmp/a b',
  '--lang=fr-FR',
  '--embedded',
  '--platform=http://x/?a=b',
  '--inspect=0',
];

it.each([
  ['user-data-dir', true, '/tmp/a b'],
  ['embedded', true, ''],
  ['platform', true, 'http://x/?a=b'],
  ['inspect', false, ''],
  ['.', false, ''],
  ['unknown', false, ''],
])('knows switch %s: %s', (name, has, value) => {
  const line = new CommandLine(given);
  expect(line.hasSwitch(name)).toBe(has);
  expect(line.getSwitchValue(name)).toBe(value);
});

it('passes on what is for Chromium, and nothing of the app', () => {
  const line = new CommandLine([
    ...given,
    '--remote-debugging-port=0',
    '--no-sandbox',
    '--host-resolver-rules=MAP * x',
  ]);
  line.appendSwitch('force-color-profile', 'srgb');
  line.appendSwitch('disable-gpu');
  expect(line.forChromium()).toEqual([
    '--lang=fr-FR',
    '--remote-debugging-port=0',
    '--force-color-profile=srgb',
    '--disable-gpu',
  ]);
  line.removeSwitch('lang');
  expect(line.forChromium()).not.toContain('--lang=fr-FR');
});

it('says so when an argument is added that it would lose', () => {
  expect(() => new CommandLine([]).appendArgument()).toThrow('appendArgument is not implemented');
});
