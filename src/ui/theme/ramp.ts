import type { BrandVariants } from '@fluentui/react-components';
import { contrast, hexOf, toneOf, type Tone } from './colour.ts';

/** Used when a tenant has no colour or an invalid one. */
export const defaultTenantColour = '#1f63b5';

interface Step {
  /** The contrast with white that the shade is solved for, so that WCAG AA holds for every tenant. */
  contrast: number;
  /** Share of the tenant's chroma. */
  chroma: number;
}

export const steps: Readonly<Record<keyof BrandVariants, Step>> = {
  10: { contrast: 17.6, chroma: 0.5 },
  20: { contrast: 15.6, chroma: 0.55 },
  30: { contrast: 13.6, chroma: 0.62 },
  40: { contrast: 11.6, chroma: 0.72 },
  50: { contrast: 9.7, chroma: 0.84 },
  60: { contrast: 8.1, chroma: 0.94 },
  70: { contrast: 6.7, chroma: 1 },
  80: { contrast: 5.4, chroma: 1 },
  90: { contrast: 4.1, chroma: 1 },
  100: { contrast: 2.95, chroma: 0.95 },
  110: { contrast: 2.5, chroma: 0.88 },
  120: { contrast: 2.15, chroma: 0.8 },
  130: { contrast: 1.82, chroma: 0.66 },
  140: { contrast: 1.53, chroma: 0.5 },
  150: { contrast: 1.28, chroma: 0.34 },
  160: { contrast: 1.12, chroma: 0.2 },
};

/** True when white text on the colour has a contrast below 3:1: orange, yellow, lime. */
export function isBright(hex: string): boolean {
  return contrast(hex, '#ffffff') < 3;
}

/** Sixteen shades of a colour, each with a fixed contrast with white. */
export function rampOf(hex: string): BrandVariants {
  const tone = toneOf(hex);
  const shade = (step: keyof BrandVariants) => solve(steps[step], tone);
  const own = contrast(hex, '#ffffff');
  return {
    10: shade(10),
    20: shade(20),
    30: shade(30),
    40: shade(40),
    50: shade(50),
    60: shade(60),
    70: shade(70),
    80: own >= 4.6 && own <= 6.2 ? hex : shade(80),
    90: shade(90),
    100: shade(100),
    110: shade(110),
    120: shade(120),
    130: shade(130),
    140: shade(140),
    150: shade(150),
    160: shade(160),
  };
}

function solve(step: Step, tone: Tone): string {
  const shaded: Tone = { chroma: tone.chroma * step.chroma, hue: tone.hue };
  let dark = 0.05;
  let light = 0.995;
  for (let round = 0; round < 30; round += 1) {
    const middle = (dark + light) / 2;
    if (contrast(hexOf(middle, shaded), '#ffffff') > step.contrast) dark = middle;
    else light = middle;
  }
  return hexOf((dark + light) / 2, shaded);
}
