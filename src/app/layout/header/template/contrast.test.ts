import { describe, expect, it } from 'vitest';
import { contrast } from '#ui/theme/colour.ts';
import { textTones } from '#ui/theme/text-tones.ts';
import { textToneOn, textToneOver, markerColourOn, readBackground, underOverlay } from './contrast.ts';

describe('text tone', () => {
  it.each([
    ['#0f7a5a', 'light'],
    ['#1b2a4a', 'light'],
    ['#f0f4f8', 'dark'],
    ['#ffd24a', 'dark'],
  ])('on %s is %s', (colour, tone) => {
    expect(textToneOn(colour)).toBe(tone);
    expect(contrast(textTones[textToneOn(colour)], colour)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    [['#102030', '#203040'], 'light', 0.4],
    [[], 'light', 0.4],
    [['#ffffff', '#fafafa'], 'dark', 0.4],
  ])('over a picture of %j is %s with an overlay of %s', (colours, tone, overlay) => {
    expect(textToneOver(colours)).toEqual({ tone, overlay });
  });

  it('a picture of light and dark colours gets a darker overlay until white text is readable', () => {
    const colours = ['#ffffff', '#101010', '#f08a00'];
    const { tone, overlay } = textToneOver(colours);
    expect(tone).toBe('light');
    expect(overlay).toBeGreaterThan(0.4);
    for (const colour of colours)
      expect(contrast(textTones.light, underOverlay(colour, overlay))).toBeGreaterThanOrEqual(4.5);
  });

  it('underlines the current entry with the accent only if it is visible', () => {
    expect(markerColourOn('#10302a', '#ffd24a', 'light')).toBe('#ffd24a');
    expect(markerColourOn('#0f7a5a', '#0f7a60', 'light')).toBe(textTones.light);
    expect(markerColourOn('#0f7a5a', null, 'light')).toBe(textTones.light);
  });
});

it.each([
  ['#0F7A5A', { kind: 'colour', colour: '#0f7a5a' }],
  ['/media/header.svg', { kind: 'picture', address: '/media/header.svg' }],
  ['url("https://cdn.example.cn/a.png")', { kind: 'picture', address: 'https://cdn.example.cn/a.png' }],
  ['http://cdn.example.cn/a.png', { kind: 'none' }],
  ['linear-gradient(red, blue)', { kind: 'none' }],
  [null, { kind: 'none' }],
])('reads the background %s', (value, background) => {
  expect(readBackground(value)).toEqual(background);
});
