import { describe, expect, it } from 'vitest';
import { isPlaylist, partsOf } from './playlist.ts';

const address = 'https://cdn.example.cn/a/film.m3u8?sign=1';

it.each([
  ['application/vnd.apple.mpegurl', 'https://cdn.example.cn/x', true],
  ['text/plain', address, true],
  ['video/mp4', 'https://cdn.example.cn/x.mp4?n=.m3u8', false],
])('%s at %s: %s', (type, at, playlist) => expect(isPlaylist(type, at)).toBe(playlist));

describe('a playlist', () => {
  it('names its parts, its keys and other playlists', () => {
    const text = [
      '#EXTM3U',
      '#EXT-X-KEY:METHOD=AES-128,URI="key?id=1",IV=0x1',
      '#EXT-X-MAP:URI="init.mp4"',
      '#EXTINF:4,',
      'part-1.m4s',
      '',
      'https://other.example.cn/part-2.ts',
      '/low/film.m3u8',
    ].join('\r\n');
    expect(partsOf(text, address)).toEqual([
      'https://cdn.example.cn/a/key?id=1',
      'https://cdn.example.cn/a/init.mp4',
      'https://cdn.example.cn/a/part-1.m4s',
      'https://other.example.cn/part-2.ts',
      'https://cdn.example.cn/low/film.m3u8',
    ]);
  });

  it('begins as one', () => expect(partsOf('<html>part.ts', address)).toBeNull());
});
