import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openingSwitches, refusal, refusedSwitches, sandboxRemedy } from './switches.ts';

/** A file of electron-builder, which makes the installers. */
function builderFile(file: string): string {
  const inside = createRequire(createRequire(import.meta.url).resolve('electron-builder/package.json'));
  return readFileSync(path.join(path.dirname(inside.resolve('app-builder-lib/package.json')), file), 'utf8');
}

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

  it.each([
    ['--user-data-dir=/x', 'linux'],
    ['-User-Data-Dir=C:\\x', 'windows'],
    ['/user-data-dir', 'windows'],
  ] as const)('takes another data folder only where the policy allows it: %s on %s', (argument, os) => {
    expect(refusedSwitches([argument], os)).toEqual([argument]);
    expect(refusedSwitches([argument], os, true)).toEqual([]);
    expect(refusedSwitches([argument, '--inspect'], os, true)).toEqual(['--inspect']);
  });

  it('starts without a display as Electron knows it, and says how where it was asked in another way', () => {
    const asked = ['--readiness', '--ozone-platform=headless', '--disable-gpu'];
    expect(refusedSwitches(asked, 'linux')).toEqual([]);
    expect(refusedSwitches(['--readiness', '--headless=new'], 'linux')).toEqual(['--headless=new']);
    expect(refusal(['--headless=new'], 'en-US')).toBe(
      'An installed client does not start with --headless=new.\nWhere Linux has no display: --ozone-platform=headless --disable-gpu',
    );
    expect(refusal(['--inspect'], 'fr-FR')).toBe('Une application installée ne démarre pas avec --inspect.');
  });

  it.each([
    ['--Lang=fr-FR', 'windows'],
    ['/lang=fr-FR', 'windows'],
    ['/home/somebody/file', 'linux'],
    ['-psn_0_12345', 'mac'],
    ['-AppleLanguages', 'mac'],
    ['-NSDocumentRevisionsDebugMode', 'mac'],
    ['lectern://open', 'windows'],
    // COM starts the program that Electron names for clicks on notifications.
    ['-Embedding', 'windows'],
    ['', 'linux'],
  ] as const)('starts with %s on %s', (argument, os) => {
    expect(refusedSwitches([argument], os)).toEqual([]);
  });
});

describe('what installers and updaters pass', () => {
  it.each([
    ['templates/nsis/common.nsh', /StrCpy \$startAppArgs "(\S+)"/g],
    ['templates/nsis/assistedInstaller.nsh', /StrCpy \$1 "(--\S+)"/g],
  ])('the installer of %s starts the client', (file, passed) => {
    const given = [...builderFile(file).matchAll(passed)].map(([, argument = '']) => argument);
    expect(given).toEqual(['--updated']);
    expect(refusedSwitches(given, 'windows')).toEqual([]);
  });

  it('the start script of an AppImage is told apart from a shortcut that opens the client', () => {
    expect(builderFile('out/targets/appimage/appImageUtil.js')).toContain('NO_SANDBOX=(--no-sandbox)');
    const appImage = '/home/u/下载/Lectern 1.AppImage';
    expect(sandboxRemedy(['--no-sandbox'], { appImage: undefined, program: 'lectern' })).toBe(null);
    expect(sandboxRemedy(['lectern://examList'], { appImage, program: 'lectern' })).toBe(null);
    expect(refusedSwitches(['--no-sandbox'], 'linux')).toEqual(['--no-sandbox']);
  });
});

describe('an AppImage without a sandbox', () => {
  it('gets a profile for its own path from the command', () => {
    const appImage = '/home/u/下载/Lectern 1.AppImage';
    const { command } = sandboxRemedy(['--no-sandbox'], { appImage, program: 'qicheng' }) ?? {};
    const [print = '', rest] = command?.split(' | ') ?? [];
    expect(execFileSync('sh', ['-c', print], { encoding: 'utf8' })).toBe(
      `abi <abi/4.0>,\nprofile qicheng-appimage "${appImage}" flags=(unconfined) { userns, }\n`,
    );
    expect(rest).toBe(
      'sudo tee /etc/apparmor.d/qicheng-appimage && sudo apparmor_parser -r /etc/apparmor.d/qicheng-appimage',
    );
  });

  it.each(["/home/o'neil/L.AppImage", '/tmp/{a}.AppImage', '/tmp/a%s.AppImage', '/tmp/$(x).AppImage', 'L.AppImage'])(
    'at %s gets none',
    (appImage) => {
      expect(sandboxRemedy(['--no-sandbox'], { appImage, program: 'lectern' })).toEqual({ command: null });
    },
  );
});
