import { describe, expect, it } from 'vitest';
import { normalHex } from '#contract/platform/site/colour.ts';
import { brandProperties } from './brand.ts';
import { contrast } from './colour.ts';
import { defaultTenantColour, isBright, rampOf, steps } from './ramp.ts';
import { themeOf, type AppTheme } from './theme.ts';

/** The tokens of a theme as a page shows them: the style sheet's, with what the tenant's colour sets. */
function shownTheme(mode: 'light' | 'dark', colour: unknown): AppTheme {
  const theme = { ...themeOf(mode, rampOf(normalHex(colour) ?? defaultTenantColour)) };
  for (const [name, value] of Object.entries(brandProperties(mode, colour))) {
    if (value !== '' && !name.startsWith('--brand')) Object.assign(theme, { [name.slice(2)]: value });
  }
  return theme;
}

const tenants = [
  '#1f63b5',
  '#0c7a5f',
  '#f08a00',
  '#ffd400',
  '#c6ff00',
  '#d4145a',
  '#000000',
  '#ffffff',
  '#808080',
  '#00ffff',
  '#ff0000',
  '#0000ff',
  '#7a00ff',
  '#123456',
  '#fedcba',
];

describe.each(tenants)('tenant %s', (colour) => {
  const ramp = rampOf(colour);

  it('has each step at its fixed contrast with white', () => {
    const own = contrast(colour, '#ffffff');
    const retained = own >= 4.6 && own <= 6.2;
    for (const step of [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const) {
      const wanted = step === 80 && retained ? own : steps[step].contrast;
      expect(contrast(ramp[step], '#ffffff') / wanted).toBeCloseTo(1, 1);
    }
  });

  it('has readable text on its fills and readable links, light and dark', () => {
    for (const mode of ['light', 'dark'] as const) {
      const theme = shownTheme(mode, colour);
      const background = theme.colorNeutralBackground1;
      const text = theme.colorNeutralForegroundOnBrand;
      expect(contrast(theme.colorBrandBackground, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.colorBrandBackgroundHover, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.colorBrandForeground1, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.colorBrandForeground2, theme.colorBrandBackground2)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.colorCompoundBrandStroke, background)).toBeGreaterThanOrEqual(3);
    }
  });
});

it('retains a bright tenant colour and uses dark text on it', () => {
  expect(isBright('#f08a00')).toBe(true);
  const theme = shownTheme('light', '#f08a00');
  expect(theme.colorBrandBackground).toBe('#f08a00');
  expect(contrast(theme.colorNeutralForegroundOnBrand, '#f08a00')).toBeGreaterThan(4.5);
});

it.each([undefined, null, '', 'no colour', '12', 'rgb(1,2)', '#12', '#gggggg', 7])(
  'falls back to the default blue for %s',
  (broken) => {
    expect(shownTheme('light', broken).colorBrandBackground).toBe(
      shownTheme('light', defaultTenantColour).colorBrandBackground,
    );
  },
);

it.each([
  ['#ABC', '#aabbcc'],
  [' #1F63B5 ', '#1f63b5'],
  ['1f63b5', '#1f63b5'],
  ['0x1890ff', '#1890ff'],
  ['#1890ffff', '#1890ff'],
  ['#abcd', '#aabbcc'],
  ['rgb(24,144,255)', '#1890ff'],
  ['rgba(24, 144, 255, 1)', '#1890ff'],
  ['rgb(24 144 255 / 50%)', '#1890ff'],
  ['rgb(0%, 50%, 100%)', '#0080ff'],
  ['hsl(209, 100%, 55%)', '#1a90ff'],
  ['hsla(0.5turn 100% 50% / 1)', '#00ffff'],
  ['24, 144, 255', '#1890ff'],
  ['ＲＧＢ（24，144，255）;', '#1890ff'],
  ['Red', '#ff0000'],
  ['rgb(x, 1, 2)', undefined],
  ['1234', undefined],
])('reads %s as %s', (text, colour) => {
  expect(normalHex(text)).toBe(colour);
});

describe.each(['light', 'dark'] as const)('semantic colours, %s', (mode) => {
  it('are readable on their tint and on a card', () => {
    const theme = shownTheme(mode, undefined);
    for (const [text, tint] of [
      [theme.goodText, theme.goodTint],
      [theme.attentionText, theme.attentionTint],
      [theme.failedText, theme.failedTint],
      [theme.answeredText, theme.answeredTint],
    ] as const) {
      expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
