import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../src/contract/ipc/settings.ts';
import { settingsPatch } from './settings-schema.ts';
import { migrateSettings, settingsVersion } from './settings-migrations.ts';
import { openSettings } from './settings.ts';
import { memoryFile } from '../testing/memory-file.ts';

describe('migrateSettings', () => {
  it.each([
    ['nothing', {}, { version: 1 }],
    ['a language of old', { language: 'fr-FR', other: 1 }, { version: 1, locale: 'fr-FR', other: 1 }],
    ['both', { language: 'fr-FR', locale: 'en-US' }, { version: 1, locale: 'en-US' }],
    ['the old automatic theme', { theme: 'auto' }, { version: 1, theme: 'system' }],
    ['a broken version', { version: 'x', theme: 'auto' }, { version: 1, theme: 'system' }],
  ])('brings up %s', (_, stored, migrated) => {
    expect(migrateSettings(stored)).toEqual(migrated);
  });

  it('leaves a file of this version, or of a newer client, as it is', () => {
    for (const version of [settingsVersion, settingsVersion + 3]) {
      const stored = { version, theme: 'auto', language: 'x' };
      expect(migrateSettings(stored)).toBe(stored);
    }
  });

  it('changes nothing it was given', () => {
    const stored = Object.freeze({ theme: 'auto' });
    migrateSettings(stored);
    expect(stored).toEqual({ theme: 'auto' });
  });
});

describe('settings', () => {
  it('are the defaults at first', () => {
    expect(openSettings(memoryFile()).read()).toEqual(defaultSettings);
  });

  it('are there again, with whatever else the file held', () => {
    const file = memoryFile({ future: { a: 1 } });
    openSettings(file).change({ theme: 'dark', cameras: { front: 'a', side: null } });
    expect(openSettings(file).read()).toEqual({
      ...defaultSettings,
      theme: 'dark',
      cameras: { front: 'a', side: null },
    });
    expect(file.read()).toMatchObject({ future: { a: 1 }, version: settingsVersion });
  });

  it('read a broken value as its default, and keep the others', () => {
    const file = memoryFile({ version: 1, theme: 'pink', zoom: 1.5, paperFontSize: 17, captureConsent: { a: 'x' } });
    expect(openSettings(file).read()).toEqual({ ...defaultSettings, zoom: 1.5 });
  });

  it('tell of a change', () => {
    const settings = openSettings(memoryFile());
    const heard: number[] = [];
    const stop = settings.onChange(({ zoom }) => heard.push(zoom));
    settings.change({ zoom: 2 });
    stop();
    settings.change({ zoom: 1 });
    expect(heard).toEqual([2]);
  });

  it.each([{ theme: 'pink' }, { zoom: 100 }, { token: 'x' }, { cameras: { front: 1, side: null } }, 'x'])(
    'refuse %j from the page',
    (patch) => {
      expect(settingsPatch.safeParse(patch).success).toBe(false);
    },
  );
});
