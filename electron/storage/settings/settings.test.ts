import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#contract/ipc/settings.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { setAside } from './key-value-file.ts';
import { settingsPatch } from './settings-schema.ts';
import { migrateSettings, openSettings, settingsVersion } from './settings.ts';

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

  it('does not change a file of this or a newer version', () => {
    for (const version of [settingsVersion, settingsVersion + 3]) {
      const stored = { version, theme: 'auto', language: 'x' };
      expect(migrateSettings(stored)).toBe(stored);
    }
  });

  it('does not mutate its argument', () => {
    const stored = Object.freeze({ theme: 'auto' });
    migrateSettings(stored);
    expect(stored).toEqual({ theme: 'auto' });
  });
});

describe('settings', () => {
  it('are initially the defaults', () => {
    expect(openSettings(memoryFile()).read()).toEqual(defaultSettings);
  });

  it('persist, together with unknown values of the file', () => {
    const file = memoryFile({ future: { a: 1 } });
    openSettings(file).change({ theme: 'dark', cameras: { front: 'a', side: null } });
    expect(openSettings(file).read()).toEqual({
      ...defaultSettings,
      theme: 'dark',
      cameras: { front: 'a', side: null },
    });
    expect(file.read()).toMatchObject({ future: { a: 1 }, version: settingsVersion });
  });

  it('replace an invalid value by its default and retain the others', () => {
    const file = memoryFile({ version: 1, theme: 'pink', zoom: 1.5, paperFontSize: 17, captureConsent: { a: 'x' } });
    expect(openSettings(file).read()).toEqual({ ...defaultSettings, zoom: 1.5 });
  });

  it('notify listeners of a change', () => {
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

it('sets broken files aside under numbered names', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-aside-'));
  const file = path.join(folder, 'settings.json');
  for (const text of ['one', 'two']) {
    writeFileSync(file, text);
    setAside(file);
  }
  expect(readdirSync(folder).sort()).toEqual(['settings.json.broken-1', 'settings.json.broken-2']);
});
