import { describe, expect, it } from 'vitest';
import { destinationOf, isFrameOfRoom, liveOriginOf, roomAddress } from './live-address.ts';

const platform = 'https://platform.example.cn';
const local = 'http://127.0.0.1:4000';

describe('the live host', () => {
  it.each([
    ['https://live.example.cn', platform, 'https://live.example.cn'],
    [' https://live.example.cn/x?y ', platform, 'https://live.example.cn'],
    ['http://live.example.cn', platform, null],
    ['http://127.0.0.1:5000', platform, null],
    ['http://127.0.0.1:5000', local, 'http://127.0.0.1:5000'],
    ['http://live.example.cn', local, null],
    ['https://a:b@live.example.cn', platform, null],
    ['file:///etc', local, null],
    ['app://client', local, null],
    ['', platform, null],
    [undefined, platform, null],
    [7, platform, null],
  ])('%j of a platform at %s is %s', (value, origin, expected) => {
    expect(liveOriginOf(value, origin)).toBe(expected);
  });
});

it('the address of a room carries code, language and time zone [live-host]', () => {
  const url = new URL(
    roomAddress('https://live.example.cn', { code: 'a b&c', locale: 'fr-FR', timeZone: 'Europe/Paris' }),
  );
  expect([url.origin, url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    'https://live.example.cn',
    '/liveHome',
    { liveCode: 'a b&c', current_language: 'fr-FR', timezone: 'Europe/Paris' },
  ]);
});

it.each([
  ['https://live.example.cn/other', 'room'],
  ['https://live.example.cn:444/', 'elsewhere'],
  ['http://live.example.cn/', 'elsewhere'],
  ['https://live.example.cn.evil.cn/', 'elsewhere'],
  ['https://x@live.example.cn/', 'elsewhere'],
  ['https://platform.example.cn/liveList?from=room', 'back'],
  ['https://platform.example.cn/other', 'elsewhere'],
  ['app://client/liveList', 'elsewhere'],
  ['javascript:alert(1)', 'elsewhere'],
  ['file:///etc/passwd', 'elsewhere'],
  ['data:text/html,x', 'elsewhere'],
  ['nonsense', 'elsewhere'],
] as const)('%s is %s', (address, expected) => {
  expect(destinationOf(address, 'https://live.example.cn', 'https://platform.example.cn/liveList')).toBe(expected);
});

it.each([
  ['https://cdn.example.com/player', true],
  ['http://127.0.0.1:5000/frame', true],
  ['about:blank', true],
  ['http://cdn.example.com/', false],
  ['https://a:b@cdn.example.com/', false],
  ['app://client/', false],
  ['file:///etc/passwd', false],
  ['data:text/html,x', false],
])('a frame of a room at %s: %s', (address, allowed) => {
  expect(isFrameOfRoom(address, 'http://127.0.0.1:5000')).toBe(allowed);
});
