import { expect, it } from 'vitest';
import { requestedDevices } from './device-request.ts';

it.each([
  ['media', ['video'], ['camera']],
  ['media', ['audio', 'video'], ['camera', 'microphone']],
  ['media', [], null],
  ['media', ['video', 'screen'], null],
  ['geolocation', [], null],
  ['notifications', [], null],
  ['display-capture', ['video'], null],
])('%s with %j asks for %j', (permission, media, expected) => {
  expect(requestedDevices(permission, media)).toEqual(expected);
});
