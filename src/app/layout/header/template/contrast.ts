import { normalHex } from '#contract/platform/site/colour.ts';
import { contrast } from '#ui/theme/colour.ts';
import { textTones, type TextTone } from '#ui/theme/text-tones.ts';

/** Minimum contrast of text with its background (WCAG AA). */
const minContrast = 4.5;
/** Opacity of the overlay on a picture, and its maximum for bright pictures. */
const defaultOverlay = 0.4;
const maxOverlay = 0.8;

/** The background of a header: a colour, a picture, or none. */
export type Background = { kind: 'colour'; colour: string } | { kind: 'picture'; address: string } | { kind: 'none' };

/** Reads the background of a header setting; `none` for anything but a colour or an address. */
export function readBackground(value: string | null): Background {
  const colour = normalHex(value);
  if (colour !== undefined) return { kind: 'colour', colour };
  const address = value?.replace(/^url\(["']?(.*?)["']?\)$/, '$1') ?? '';
  return /^(\/|https:\/\/)/.test(address) ? { kind: 'picture', address } : { kind: 'none' };
}

/** The text tone with the higher contrast on a colour. */
export function textToneOn(colour: string): TextTone {
  return contrast(textTones.light, colour) >= contrast(textTones.dark, colour) ? 'light' : 'dark';
}

/** Text tone and overlay for a picture with these sampled colours: the overlay darkens until white text is readable. */
export function textToneOver(colours: readonly string[]): { tone: TextTone; overlay: number } {
  if (colours.length === 0) return { tone: 'light', overlay: defaultOverlay };
  const worst = (tone: TextTone, opacity: number) =>
    Math.min(...colours.map((colour) => contrast(textTones[tone], underOverlay(colour, opacity))));
  const tone: TextTone = worst('light', defaultOverlay) >= worst('dark', defaultOverlay) ? 'light' : 'dark';
  if (worst(tone, defaultOverlay) >= minContrast) return { tone, overlay: defaultOverlay };
  let opacity = defaultOverlay;
  while (opacity < maxOverlay && worst('light', opacity) < minContrast) opacity += 0.05;
  return { tone: 'light', overlay: Math.min(opacity, maxOverlay) };
}

/** A '#rrggbb' colour under a black overlay with an opacity from 0 to 1. */
export function underOverlay(colour: string, opacity: number): string {
  const channel = (at: number) => Math.round(parseInt(colour.slice(at, at + 2), 16) * (1 - opacity));
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of the underline: the tenant's accent if visible on the background, else the text colour. */
export function markerColourOn(background: string, accent: string | null, tone: TextTone): string {
  const colour = normalHex(accent);
  return colour !== undefined && contrast(colour, background) >= 3 ? colour : textTones[tone];
}
