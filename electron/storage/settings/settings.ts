import type { Settings } from '#contract/ipc/settings.ts';
import type { KeyValueFile } from './key-value-file.ts';
import { readSettings } from './settings-schema.ts';

/** The settings of this machine. */
export interface SettingsStore {
  read: () => Settings;
  /** Writes the given settings. Every other value of the file is retained, also unknown ones. */
  change: (patch: Partial<Settings>) => Settings;
  onChange: (listener: (settings: Settings) => void) => () => void;
}

/** Opens the settings and migrates them to this version. */
export function openSettings(file: KeyValueFile): SettingsStore {
  const stored = file.read();
  const migrated = migrateSettings(stored);
  if (migrated !== stored) file.write(migrated);
  let current = readSettings(migrated);
  const listeners = new Set<(settings: Settings) => void>();
  return {
    read: () => current,
    change(patch) {
      const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
      // A choice made now counts in this run even when the disk refuses it.
      current = readSettings({ ...current, ...given });
      for (const listener of listeners) listener(current);
      file.write({ version: settingsVersion, ...file.read(), ...given });
      return current;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Migration n turns a file of version n into one of version n + 1. Migrations are pure, never change once released, and
 * pass unknown values through. Version 0 is a file without a version.
 */
const migrations: readonly ((values: Values) => Values)[] = [
  // 0 -> 1: `language` became `locale`, and the theme `auto` became `system`.
  ({ language, ...values }) => ({
    ...values,
    ...(language === undefined || 'locale' in values ? {} : { locale: language }),
    ...(values['theme'] === 'auto' ? { theme: 'system' } : {}),
  }),
];

export const settingsVersion = migrations.length;

/** Migrates the values of a settings file to this version. A newer file (after a downgrade) is used as it is. */
export function migrateSettings(values: Values): Values {
  const stored = values['version'];
  const from = typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : 0;
  if (from >= settingsVersion) return values;
  return {
    ...migrations.slice(from).reduce((migrated, migrate) => migrate(migrated), values),
    version: settingsVersion,
  };
}
