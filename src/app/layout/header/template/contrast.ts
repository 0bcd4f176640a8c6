import { contrast, normalHex } from '../../../../ui/theme/colour.ts';
import { textTones, type TextTone } from '../../../../ui/theme/text-tones.ts';

/** Least contrast of text with its ground (WCAG AA). */
const readable = 4.5;
/** How dark the veil over a picture is, and how much darker it may get where the picture needs it. */
const veil = 0.4;
const darkestVeil = 0.8;

/** What lies behind a header: the tenant's colour, its picture, or nothing of its own. */
export type Background = { kind: 'colour'; colour: string } | { kind: 'picture'; address: string } | { kind: 'none' };

/** Reads the background of a header setting; what is neither colour nor address counts as none. */
export function readBackground(value: string | null): Background {
  const colour = normalHex(value);
  if (colour !== undefined) return { kind: 'colour', colour };
  const address = value?.replace(/^url\(["']?(.*?)["']?\)$/, '$1') ?? '';
  return /^(\/|https:\/\/)/.test(address) ? { kind: 'picture', address } : { kind: 'none' };
}

/** The ink that reads better on a colour. */
export function textToneOn(colour: string): TextTone {
  return contrast(textTones.light, colour) >= contrast(textTones.dark, colour) ? 'light' : 'dark';
}

/** Ink and veil over a picture, of which some colours were measured: the veil darkens until white can be read. */
export function textToneOver(colours: readonly string[]): { ink: TextTone; veil: number } {
  if (colours.length === 0) return { ink: 'light', veil };
  const worst = (ink: TextTone, share: number) =>
    Math.min(...colours.map((colour) => contrast(textTones[ink], veiled(colour, share))));
  const ink: TextTone = worst('light', veil) >= worst('dark', veil) ? 'light' : 'dark';
  if (worst(ink, veil) >= readable) return { ink, veil };
  let share = veil;
  while (share < darkestVeil && worst('light', share) < readable) share += 0.05;
  return { ink: 'light', veil: Math.min(share, darkestVeil) };
}

/** A '#rrggbb' colour under a black veil of a share from 0 to 1. */
export function veiled(colour: string, share: number): string {
  const channel = (at: number) => Math.round(parseInt(colour.slice(at, at + 2), 16) * (1 - share));
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

/** The mark below the current entry: the tenant's accent where it can be seen on the ground, else the ink. */
export function markOn(ground: string, accent: string | null, ink: TextTone): string {
  const colour = normalHex(accent);
  return colour !== undefined && contrast(colour, ground) >= 3 ? colour : textTones[ink];
}
