import { expect, it } from 'vitest';
import { defaultTenantColour, rampOf } from '#ui/theme/ramp.ts';
import { themeOf } from '#ui/theme/theme.ts';
import { themeSheet } from './theme-sheet.ts';

/** The properties that an element of this theme has, with the shades of the default colour put in. */
function shown(mode: string): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [, selector = '', body = ''] of themeSheet(themeOf).matchAll(/^(.+?)\{(.*)\}$/gm)) {
    if (!selector.split(',').some((one) => one === ':root' || one === `[data-theme="${mode}"]`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--(\w+):([^;]*)/g)) properties[name] = value;
  }
  const shades = new Map(Object.entries(rampOf(defaultTenantColour)));
  const filled = (value: string) =>
    value.replace(/var\(--brand(\d+)\)/g, (all, step: string) => shades.get(step) ?? all);
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, filled(value)]));
}

it.each(['light', 'dark', 'contrast'] as const)('the sheet has every token of the theme %s', (mode) => {
  const tokens = Object.entries(themeOf(mode, rampOf(defaultTenantColour)));
  expect(shown(mode)).toMatchObject(Object.fromEntries(tokens.map(([name, value]) => [name, String(value)])));
});

it('paper is light, in the default blue whatever the tenant’s colour is', () => {
  expect(shown('paper')).toMatchObject({ ...shown('light'), brand80: rampOf(defaultTenantColour)[80] });
});
