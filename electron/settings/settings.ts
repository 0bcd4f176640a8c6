import type { Settings } from '../../src/contract/ipc/settings.ts';
import type { KeyValueFile } from './key-value-file.ts';
import { migrateSettings, settingsVersion } from './settings-migrations.ts';
import { readSettings } from './settings-schema.ts';

/** What the client remembers for this machine. */
export interface SettingsStore {
  read: () => Settings;
  /** Writes the given settings and leaves every other value of the file alone, also those it does not know. */
  change: (patch: Partial<Settings>) => Settings;
  onChange: (listener: (settings: Settings) => void) => () => void;
}

/** Opens the settings, brought to this version. */
export function openSettings(file: KeyValueFile): SettingsStore {
  const stored = file.read();
  const migrated = migrateSettings(stored);
  if (migrated !== stored) file.write(migrated);
  let current = readSettings(migrated);
  const listeners = new Set<(settings: Settings) => void>();
  return {
    read: () => current,
    change(patch) {
      const known = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
      file.write({ version: settingsVersion, ...file.read(), ...known });
      current = readSettings({ ...current, ...known });
      for (const listener of listeners) listener(current);
      return current;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
