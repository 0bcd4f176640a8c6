import { expect, it } from 'vitest';
import { isStream, originalOf } from './stream-address.ts';

it.each([
  ['https://platform.invalid/media/a.m4s?x=1', '/media/a.m4s?x=1'],
  ['https://cdn.example.cn/a.m4s', 'https://cdn.example.cn/a.m4s'],
  ['/media/a.m4s', '/media/a.m4s'],
])('%s was written as %s', (address, original) => expect(originalOf(address)).toBe(original));

it.each([
  ['/media/a.m3u8', true],
  ['https://cdn.example.cn/a.M3U8?sign=1', true],
  ['/media/a.mp4?n=.m3u8', false],
  ['', false],
])('%s is a film in parts: %s', (address, stream) => expect(isStream(address)).toBe(stream));
