import { describe, expect, it } from 'vitest';
import { cameraAccess, privacySettingsAddress, requestCamera, type CameraSystem } from './camera-access.ts';

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

  it('asks only where the system has a prompt', async () => {
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

  it("has the address of the system's settings where there are any", () => {
    expect(privacySettingsAddress('windows')).toMatch(/^ms-settings:/);
    expect(privacySettingsAddress('mac')).toMatch(/^x-apple\.systempreferences:/);
    expect(privacySettingsAddress('linux')).toBeNull();
  });
});
