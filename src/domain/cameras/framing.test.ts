import { describe, expect, it } from 'vitest';
import { framingHints, type SeenFace } from './framing.ts';

const centred: SeenFace = { x: 0.3, y: 0.25, width: 0.4, height: 0.5, score: 0.9 };

describe('hints for a face picture', () => {
  it.each([
    ['in place', [centred], 120, []],
    ['nobody', [], 120, ['no-face']],
    ['two people', [centred, { ...centred, x: 0.6 }], 120, ['several']],
    ['far away', [{ x: 0.45, y: 0.45, width: 0.1, height: 0.1, score: 0.9 }], 120, ['too-far']],
    ['very near', [{ x: 0.1, y: 0.05, width: 0.8, height: 0.9, score: 0.9 }], 120, ['too-near']],
    ['at the side', [{ ...centred, x: 0.55 }], 120, ['off-centre']],
    ['too low', [{ ...centred, y: 0.5 }], 120, ['off-centre']],
    ['dark, and nobody seen', [], 20, ['too-dark', 'no-face']],
    ['against the light', [centred], 240, ['too-bright']],
    ['not looked at: nothing is said', null, 120, []],
    ['light not measured', [centred], null, []],
  ] as const)('%s', (_, faces, brightness, expected) => {
    expect(framingHints({ faces, brightness })).toEqual(expected);
  });
});
