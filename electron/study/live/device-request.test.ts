import { expect, it } from 'vitest';
import { isHarmless, isLeaving, requestedDevices } from './device-request.ts';

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

it.each([
  ['fullscreen', true, false],
  ['screen-wake-lock', true, false],
  ['clipboard-sanitized-write', true, false],
  ['clipboard-read', false, false],
  ['notifications', false, false],
  ['persistent-storage', false, false],
  ['storage-access', false, false],
  ['speaker-selection', false, false],
  ['local-network-access', false, false],
  ['pointerLock', false, false],
  ['media', false, true],
  ['display-capture', false, true],
  ['openExternal', false, true],
  ['serial', false, true],
])('%s is given to a room without asking: %s; refused, it is an attempt to leave: %s', (permission, given, leaves) => {
  expect([isHarmless(permission), isLeaving(permission)]).toEqual([given, leaves]);
});
