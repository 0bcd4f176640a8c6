import { afterEach, expect, it, vi } from 'vitest';
import { requestAccess } from './camera-access.ts';
import { openCamera } from './open-camera.ts';

afterEach(() => vi.unstubAllGlobals());

/** A seat whose cameras fail in these ways; the browser takes the first one when it may choose. */
function seatWith(cameras: Readonly<Record<string, string | null>>) {
  const stopped: string[] = [];
  const getUserMedia = async ({ video }: { video: true | { deviceId?: { exact: string } } }) => {
    const asked = (video === true ? undefined : video.deviceId?.exact) ?? Object.keys(cameras)[0] ?? '';
    const failure = asked in cameras ? cameras[asked] : 'NotFoundError';
    if (typeof failure === 'string') throw new DOMException('', failure);
    return { id: asked, getTracks: () => [{ stop: () => stopped.push(asked) }] };
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return stopped;
}

it('a camera that a meeting has is no refusal: the free one that was chosen opens', async () => {
  seatWith({ meeting: 'NotReadableError', free: null });
  expect(await requestAccess()).toBe('granted');
  expect(await openCamera('free', { width: 1280, height: 720 })).toMatchObject({ stream: { id: 'free' } });
  expect(await openCamera('meeting', { width: 1280, height: 720 })).toEqual({ failure: 'busy' });
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'absent'],
] as const)('%s is %s', async (failure, access) => {
  seatWith({ one: failure });
  expect(await requestAccess()).toBe(access);
});

it('lets go of the camera that it asked with', async () => {
  const stopped = seatWith({ one: null });
  expect([await requestAccess(), stopped]).toEqual(['granted', ['one']]);
});
