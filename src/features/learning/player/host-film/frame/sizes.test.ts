import { describe, expect, it, vi } from 'vitest';
import type { Aliplayer } from './aliplayer.ts';
import { chooseSize, sizesOf } from './sizes.ts';

/** A player with what one of its versions has beside its documented interface. */
const playerWith = (inside: object): Aliplayer => {
  const nothing = () => undefined;
  const documented = { play: nothing, pause: nothing, seek: nothing, setSpeed: nothing, setVolume: nothing };
  return { ...documented, getCurrentTime: () => 0, getDuration: () => 0, on: nothing, dispose: nothing, ...inside };
};
const levels = [
  { Url: 'a', desc: '360', resolution: '640x360' },
  { Url: 'b', desc: '720', resolution: '1280x720' },
  { Url: 'm', desc: 'Auto', auto: true },
];

describe('sizes', () => {
  it('are the levels of a stream, with the choice to leave it to the network', () => {
    const service = { levels, _currentLevel: { Url: 'm' } };
    expect(sizesOf(playerWith({ _qualityService: service, _urls: [{ Url: 'x' }] }))).toEqual({
      sizes: [
        { id: '1', height: 720, code: '720' },
        { id: '0', height: 360, code: '360' },
      ],
      auto: true,
      chosen: null,
    });
    expect(sizesOf(playerWith({ _qualityService: { levels, _currentLevel: { Url: 'b' } } })).chosen).toBe('1');
  });

  it.each([
    ['a player without lists', {}],
    ['lists of another kind', { _urls: 'x', _qualityService: 7 }],
  ])('are none of %s', (_, inside) => {
    expect(sizesOf(playerWith(inside))).toEqual({ sizes: [], auto: false, chosen: null });
    expect(chooseSize(playerWith(inside), '0')).toBe(false);
  });

  it('nothing in them is too long or no number', () => {
    const [odd] = sizesOf(playerWith({ _urls: [{ Url: 1, definition: 'x'.repeat(99), height: -4 }, null] })).sizes;
    expect(sizesOf(playerWith({ _urls: [{ Url: 'u', height: '540' }] })).sizes).toEqual([
      { id: '0', height: 540, code: '' },
    ]);
    expect(odd).toMatchObject({ height: null });
  });

  it('are chosen by what the player has for it', () => {
    const [changeQuality, stream] = [vi.fn<(size: object) => void>(), vi.fn<(at: number) => void>()];
    const streamed = playerWith({ _qualityService: { levels, changeQuality } });
    expect([chooseSize(streamed, '1'), chooseSize(streamed, null), chooseSize(streamed, '9')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(changeQuality.mock.calls).toEqual([[{ url: 'b' }], [{ url: 'm' }]]);
    const files = playerWith({ _urls: [{ Url: 'u' }, { Url: 'v' }], _changeStream: stream });
    expect([chooseSize(files, '1'), chooseSize(files, null)]).toEqual([true, false]);
    expect(stream.mock.calls).toEqual([[1]]);
  });
});
