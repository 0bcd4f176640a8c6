import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cameraAccess, privacySettingsAddress, requestCamera, type CameraSystem } from '../security/camera-access.ts';
import { createCrashLimit } from '../windows/crash-limit.ts';
import { allowedHosts, mayOpen } from '../security/external-links.ts';
import { nativeTexts } from '../windows/native-texts.ts';
import { createOwnDialogs } from '../windows/own-dialogs.ts';
import { setAside } from '../settings/set-aside.ts';

describe('camera access', () => {
  it.each([
    ['linux', 'denied', 'granted'],
    ['windows', 'granted', 'granted'],
    ['windows', 'denied', 'system-off'],
    ['windows', 'restricted', 'system-off'],
    ['windows', 'not-determined', 'granted'],
    ['mac', 'not-determined', 'not-asked'],
    ['mac', 'denied', 'system-off'],
    ['mac', 'unknown', 'granted'],
  ] as const)('%s says %s', (system, status, access) => {
    expect(cameraAccess({ os: system, status: () => status, ask: async () => true })).toBe(access);
  });

  it('asks the learner once, and only where the system asks', async () => {
    const asked: string[] = [];
    const system = (name: CameraSystem['os'], answer: boolean): CameraSystem => ({
      os: name,
      status: () => 'not-determined',
      async ask() {
        asked.push(name);
        return answer;
      },
    });
    expect(await requestCamera(system('mac', true))).toBe('granted');
    expect(await requestCamera(system('mac', false))).toBe('refused');
    expect(await requestCamera(system('windows', false))).toBe('granted');
    expect(asked).toEqual(['mac', 'mac']);
  });

  it("leads to the system's own page where it has one", () => {
    expect(privacySettingsAddress('windows')).toMatch(/^ms-settings:/);
    expect(privacySettingsAddress('mac')).toMatch(/^x-apple\.systempreferences:/);
    expect(privacySettingsAddress('linux')).toBeNull();
  });
});

describe('addresses for the browser', () => {
  const hosts = allowedHosts('https://api.learn.cn', 'school.learn.cn:8443', {
    frontendConfig: [
      { key: 'h5_address', value: 'm.learn.cn' },
      { key: 'external_link_hosts', value: 'a.cn, https://b.cn/x' },
    ],
  });
  it.each([
    ['https://api.learn.cn/x?y', true],
    ['https://m.learn.cn', true],
    ['https://sub.a.cn/', true],
    ['https://b.cn/', true],
    ['http://api.learn.cn/', false],
    ['https://evil-a.cn/', false],
    ['https://a.cn.evil.com/', false],
    ['https://user:pass@a.cn/', false],
    ['javascript:alert(1)', false],
    ['file:///etc/passwd', false],
    ['ms-settings:privacy', false],
    ['nonsense', false],
  ])('%s', (address, open) => {
    expect(mayOpen(address, hosts)).toBe(open);
  });
});

it('gives up coming back at the third crash within a minute', () => {
  let now = 0;
  const mayReturn = createCrashLimit(() => now);
  expect([mayReturn(), mayReturn(), mayReturn()]).toEqual([true, true, false]);
  expect(mayReturn()).toBe(true);
  now = 61_000;
  expect([mayReturn(), mayReturn()]).toEqual([true, true]);
});

it('knows that a dialog of ours is up, also when it fails', async () => {
  const dialogs = createOwnDialogs();
  const { promise, resolve } = Promise.withResolvers<string>();
  const shown = dialogs.during(promise);
  expect(dialogs.areOpen()).toBe(true);
  resolve('ok');
  expect(await shown).toBe('ok');
  await expect(dialogs.during(Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(dialogs.areOpen()).toBe(false);
});

it('sets broken files aside one beside the other', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-aside-'));
  const file = path.join(folder, 'settings.json');
  for (const text of ['one', 'two']) {
    writeFileSync(file, text);
    setAside(file);
  }
  expect(readdirSync(folder).sort()).toEqual(['settings.json.broken-1', 'settings.json.broken-2']);
});

it('says in three languages what the system shows [languages-three]', () => {
  const keys = Object.keys(nativeTexts['zh-CN']).sort();
  expect(Object.keys(nativeTexts).sort()).toEqual(['en-US', 'fr-FR', 'zh-CN']);
  for (const texts of Object.values(nativeTexts)) {
    expect(Object.keys(texts).sort()).toEqual(keys);
    for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
  }
});
