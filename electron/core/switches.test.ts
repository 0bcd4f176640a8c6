import { describe, expect, it } from 'vitest';
import { openingSwitches, refusedSwitches } from './switches.ts';

const values = ['', '=9222', '=C:\\x.y4m'];
const casings = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.replace(/^./, (letter) => letter.toUpperCase()),
];

describe('an installed client', () => {
  it.each(openingSwitches)('refuses %s in every spelling and case', (name) => {
    for (const prefix of ['--', '-', '---', ' --', '/'])
      for (const value of values)
        for (const cased of casings) {
          const argument = `${prefix}${cased(name)}${value}`;
          expect(refusedSwitches(['--lang=fr-FR', argument], 'windows'), argument).toEqual([argument]);
          expect(refusedSwitches([argument], 'linux'), argument).toEqual(prefix === '/' ? [] : [argument]);
        }
  });

  it('refuses what it does not know', () => {
    expect(refusedSwitches(['--a-switch-of-tomorrow', '-x', '--'], 'linux')).toEqual([
      '--a-switch-of-tomorrow',
      '-x',
      '--',
    ]);
  });

  it('runs without a display only where no window is used', () => {
    expect(refusedSwitches(['--readiness', '--headless'], 'linux')).toEqual([]);
    expect(refusedSwitches(['--headless'], 'linux')).toEqual(['--headless']);
    expect(refusedSwitches(['/readiness', '--headless'], 'windows')).toEqual(['--headless']);
  });

  it.each([
    ['--user-data-dir=/x', 'linux'],
    ['--Lang=fr-FR', 'windows'],
    ['/lang=fr-FR', 'windows'],
    ['/home/somebody/file', 'linux'],
    ['-psn_0_12345', 'mac'],
    ['-AppleLanguages', 'mac'],
    ['-NSDocumentRevisionsDebugMode', 'mac'],
    ['lectern://open', 'windows'],
    ['', 'linux'],
  ] as const)('starts with %s on %s', (argument, os) => {
    expect(refusedSwitches([argument], os)).toEqual([]);
  });
});
