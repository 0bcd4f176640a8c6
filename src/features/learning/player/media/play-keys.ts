import { digitOf, letterOf } from '#lib/layouts.ts';

/** What a key does in the player. */
export type PlayAct =
  | { act: 'toggle' | 'mute' | 'full' | 'captions' | 'next' | 'slower' | 'faster' | 'start' | 'end' }
  | { act: 'skip'; seconds: number }
  /** To so many tenths of the whole. */
  | { act: 'part'; tenths: number }
  | { act: 'volume'; by: number };

const acts: Readonly<Record<string, PlayAct>> = {
  ' ': { act: 'toggle' },
  k: { act: 'toggle' },
  arrowleft: { act: 'skip', seconds: -5 },
  arrowright: { act: 'skip', seconds: 5 },
  j: { act: 'skip', seconds: -10 },
  l: { act: 'skip', seconds: 10 },
  arrowup: { act: 'volume', by: 0.05 },
  arrowdown: { act: 'volume', by: -0.05 },
  home: { act: 'start' },
  end: { act: 'end' },
  m: { act: 'mute' },
  f: { act: 'full' },
  c: { act: 'captions' },
  n: { act: 'next' },
  '<': { act: 'slower' },
  '>': { act: 'faster' },
};

interface Key {
  key: string;
  code: string;
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
  meta: boolean;
  composing: boolean;
}

/** Null: the key is none of the player's. */
export function playActOf({ key, code, shift, ctrl, alt, meta, composing }: Key): PlayAct | null {
  if (ctrl || alt || meta || composing) return null;
  const named = acts[key.toLowerCase()] ?? acts[letterOf({ key, code }).toLowerCase()];
  if (named) return named;
  // With Shift, a place of the row of digits gives a sign that is meant.
  const digit = digitOf({ key, code: shift ? '' : code });
  return digit === '' ? null : { act: 'part', tenths: Number(digit) };
}

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** The next speed in a direction; at an end the same one. */
export function speedAfter(speed: number, direction: 1 | -1): number {
  const at = speeds.findIndex((one) => one >= speed);
  const from = at === -1 ? speeds.length - 1 : at;
  return speeds[Math.min(speeds.length - 1, Math.max(0, from + direction))] ?? speed;
}
