import { normalHex } from '#contract/platform/site/colour.ts';
import { defaultTenantColour, isBright, rampOf } from './ramp.ts';
import type { ThemeMode } from './use-theme-mode.ts';

/** A bright tenant colour fills unchanged and carries dark text instead of white; for others the theme decides. */
function fills(colour: string, ramp: ReturnType<typeof rampOf>, bright: boolean) {
  return {
    '--colorBrandBackground': bright ? colour : '',
    '--colorBrandBackgroundHover': bright ? ramp[110] : '',
    '--colorBrandBackgroundPressed': bright ? ramp[110] : '',
    '--colorNeutralForegroundOnBrand': bright ? ramp[10] : '',
  };
}

/**
 * The CSS properties of a tenant's colour, which the theme's style sheet refers to; a missing or invalid colour is the
 * default blue. An empty property is the style sheet's own.
 */
export function brandProperties(mode: ThemeMode, tenantColour: unknown): Readonly<Record<string, string>> {
  const colour = normalHex(tenantColour) ?? defaultTenantColour;
  const ramp = rampOf(colour);
  const shades = Object.entries(ramp).map(([step, shade]) => [`--brand${step}`, shade] as const);
  return { ...Object.fromEntries(shades), ...fills(colour, ramp, isBright(colour) && mode !== 'contrast') };
}

/** Sets theme and tenant colour of the page, portals included. */
export function applyTheme(mode: ThemeMode, tenantColour: unknown): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = mode;
  for (const [name, value] of Object.entries(brandProperties(mode, tenantColour))) style.setProperty(name, value);
}

/** Fluent's theme: everything is in the style sheet. */
export const sheetTheme = {};
