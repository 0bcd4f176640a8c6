import { describe, expect, it } from 'vitest';
import { allowedOf, assign, chooseCameras, offered, swapped } from './choice.ts';

const desk = { id: 'desk', label: 'Integrated Camera' };
const phone = { id: 'phone', label: 'Phone Camera' };
const third = { id: 'third', label: 'USB Camera' };
const nothing = { front: null, side: null };

describe('the cameras that a policy allows', () => {
  const unnamed = { id: 'new', label: '' };
  it.each([
    ['all without one', null, [desk, phone, third]],
    ['by a part of the name, in any case', ['usb', 'INTEGRATED'], [desk, third]],
    ['none that it does not name', ['Logi'], []],
  ])('%s', (_, names, left) => {
    expect(allowedOf([desk, phone, third], names)).toEqual(left);
  });

  it('keeps a camera that has not told its name yet', () => {
    expect(allowedOf([unnamed], ['Logi'])).toEqual([unnamed]);
  });
});

describe('which camera stands where', () => {
  it.each([
    ['no camera', [], nothing, nothing],
    ['one camera is the front one', [phone], nothing, { front: 'phone', side: null }],
    ['the built-in one is the front one', [phone, desk], nothing, { front: 'desk', side: 'phone' }],
    ['without names the first one is', [{ ...phone, label: '' }, third], nothing, { front: 'phone', side: 'third' }],
    ['what was chosen stays', [desk, phone, third], { front: 'third', side: 'desk' }, { front: 'third', side: 'desk' }],
    ['a chosen one is gone', [desk, phone], { front: 'third', side: 'desk' }, { front: 'phone', side: 'desk' }],
    [
      'the side one alone becomes the front one',
      [phone],
      { front: 'desk', side: 'phone' },
      { front: 'phone', side: null },
    ],
    ['never the same for both', [desk, phone], { front: 'desk', side: 'desk' }, { front: 'desk', side: 'phone' }],
  ])('%s', (_, devices, before, expected) => {
    expect(chooseCameras(devices, before)).toEqual(expected);
  });

  const infrared = { id: 'ir', label: 'Integrated IR Camera' };
  const virtual = { id: 'vm', label: 'OBS Virtual Camera' };
  const byHand = { front: 'vm', side: 'ir', byHand: true };
  it.each([
    ['an infrared one of the same lid has no place', [infrared, desk], nothing, { front: 'desk', side: null }],
    ['a virtual one that is listed first', [virtual, third], nothing, { front: 'third', side: null }],
    ['nothing but a virtual one', [virtual], nothing, nothing],
    [
      'what the client took by itself before it knew',
      [virtual, desk],
      { front: 'vm', side: 'desk' },
      { front: 'desk', side: null },
    ],
    ['what a person chose stays', [desk, infrared, virtual], byHand, { front: 'vm', side: 'ir' }],
    ['a chosen one that is gone', [desk, infrared], byHand, { front: 'desk', side: 'ir' }],
  ])('virtual and infrared cameras: %s', (_, devices, before, expected) => {
    expect(chooseCameras(devices, before)).toEqual(expected);
  });

  it('virtual and infrared cameras are offered last', () => {
    expect(offered([virtual, desk, infrared, third])).toEqual([desk, third, virtual, infrared]);
  });

  it('another camera for a place, the other place untouched', () => {
    expect(assign({ front: 'a', side: 'b' }, 'front', 'c')).toEqual({ front: 'c', side: 'b' });
  });

  it('taking the camera of the other place exchanges them', () => {
    expect(assign({ front: 'a', side: 'b' }, 'front', 'b')).toEqual({ front: 'b', side: 'a' });
  });

  it('exchanging twice changes nothing', () => {
    expect(swapped(swapped({ front: 'a', side: 'b' }))).toEqual({ front: 'a', side: 'b' });
  });
});
