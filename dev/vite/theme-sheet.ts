import type { Plugin } from 'vite';
import { defaultTenantColour, rampOf, steps } from '#ui/theme/ramp.ts';
import type { AppTheme } from '#ui/theme/theme.ts';

const sheet = 'virtual:theme-sheet.css';

type Ramp = ReturnType<typeof rampOf>;

// Widened: a shade is the text of a CSS value.
const shadeNames: Ramp = { ...rampOf(defaultTenantColour) };
for (const step of Object.keys(steps)) Object.assign(shadeNames, { [step]: `var(--brand${step})` });

function rule(selector: string, tokens: Iterable<readonly [string, unknown]>): string {
  return `${selector}{${[...tokens].map(([name, value]) => `--${name}:${String(value)}`).join(';')}}`;
}

/** The tokens of every theme as CSS properties; those of a tenant's colour refer to its shades. Paper is light in the default blue. */
export function themeSheet(themeOf: (mode: 'light' | 'dark' | 'contrast', ramp: Ramp) => AppTheme): string {
  const light = Object.entries(themeOf('light', shadeNames));
  const shared = new Map(light);
  const others = (['dark', 'contrast'] as const).map((mode) => {
    const own = Object.entries(themeOf(mode, shadeNames)).filter(([name, value]) => shared.get(name) !== value);
    return rule(`[data-theme="${mode}"]`, own);
  });
  const paper = Object.entries(rampOf(defaultTenantColour)).map(([step, shade]) => [`brand${step}`, shade] as const);
  return [rule(':root,[data-theme="paper"]', light), ...others, rule('[data-theme="paper"]', paper)].join('\n');
}

/**
 * Vite plugin: Fluent's themes are a style sheet. As script their tables are a twentieth of what the first screen waits
 * for, and each start would write them into the page anew.
 */
export function themes(): Plugin {
  return {
    name: 'lectern-theme-sheet',
    resolveId: { filter: { id: new RegExp(`^${sheet}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${sheet}$`) },
      handler: async () => themeSheet((await import('#ui/theme/theme.ts')).themeOf),
    },
  };
}
