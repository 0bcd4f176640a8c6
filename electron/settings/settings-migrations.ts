type Values = Readonly<Record<string, unknown>>;

/**
 * Step n turns a file of version n into one of version n + 1. Steps are pure, never change once released, and leave
 * alone what they do not know. Version 0 is a file without a version: the one before versions were written.
 */
const steps: readonly ((values: Values) => Values)[] = [
  // 0 -> 1: `language` became `locale`, and the theme `auto` became `system`.
  ({ language, ...values }) => ({
    ...values,
    ...(language === undefined || 'locale' in values ? {} : { locale: language }),
    ...(values['theme'] === 'auto' ? { theme: 'system' } : {}),
  }),
];

/** The version this client writes. */
export const settingsVersion = steps.length;

/** Brings a settings file to this version. A newer file (the client was downgraded) is taken as it is. */
export function migrateSettings(values: Values): Values {
  const stored = values['version'];
  const from = typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : 0;
  if (from >= settingsVersion) return values;
  return { ...steps.slice(from).reduce((migrated, step) => step(migrated), values), version: settingsVersion };
}
