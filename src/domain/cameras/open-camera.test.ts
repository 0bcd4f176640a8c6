import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCamera } from './open-camera.ts';

afterEach(() => vi.unstubAllGlobals());

/** Cameras that answer each request by a rule; null: a stream. */
function camerasThat(answer: (video: MediaTrackConstraints) => string | null) {
  const asked: MediaTrackConstraints[] = [];
  const getUserMedia = async ({ video }: { video: MediaTrackConstraints }) => {
    asked.push(video);
    const name = answer(video);
    if (name !== null) throw new DOMException('', name);
    return 'stream';
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  return asked;
}
const widthOf = ({ width }: MediaTrackConstraints) => (typeof width === 'object' ? width.ideal : undefined);

describe('a camera that does not start', () => {
  it.each<[what: string, fits: (width: number | undefined) => boolean, widths: (number | undefined)[]]>([
    ['starts as asked', () => true, [1280]],
    ['starts with a smaller picture', (width) => width === 640, [1280, 640]],
    ['starts with the smallest', (width) => width === 320, [1280, 640, 320]],
    ['starts with its own', (width) => width === undefined, [1280, 640, 320, undefined]],
  ])('%s', async (_, fits, widths) => {
    const asked = camerasThat((video) => (fits(widthOf(video)) ? null : 'NotReadableError'));
    expect(await openCamera('a', { width: 1280, height: 720 })).toEqual({ stream: 'stream' });
    expect(asked.map(widthOf)).toEqual(widths);
    expect(asked.every(({ deviceId }) => JSON.stringify(deviceId) === '{"exact":"a"}')).toBe(true);
  });

  it.each([
    ['NotReadableError', 'busy', 4],
    ['AbortError', 'busy', 4],
    ['NotAllowedError', 'refused', 1],
    ['OverconstrainedError', 'absent', 1],
  ])('%s is %s after %d tries', async (name, failure, tries) => {
    const asked = camerasThat(() => name);
    expect(await openCamera('a', { width: 1280, height: 720 })).toEqual({ failure });
    expect(asked).toHaveLength(tries);
  });
});
