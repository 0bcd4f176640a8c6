import { constraintsOf, type VideoFormat } from './video-format.ts';

/** Why a camera gives no stream. `busy`: another program has it, or the USB port has no room for its pictures. */
export type OpenFailure = 'refused' | 'absent' | 'busy' | 'unsupported';

export type Opened = { stream: MediaStream } | { failure: OpenFailure };

/** The media devices of this page; undefined where the machine has no camera interface at all. */
export function mediaDevices(): MediaDevices | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.mediaDevices;
}

/**
 * Opens a camera without sound; `deviceId` null takes any. One that does not start is asked for less: two cameras on one
 * USB port have room for small pictures only, and some know no other size than their own. Never throws.
 */
export async function openCamera(deviceId: string | null, format: VideoFormat): Promise<Opened> {
  const media = mediaDevices();
  if (!media) return { failure: 'unsupported' };
  const device = deviceId === null ? {} : { deviceId: { exact: deviceId } };
  let failure: OpenFailure = 'busy';
  for (const asked of [constraintsOf(format), ...smaller.map(constraintsOf), {}]) {
    const video = { ...device, ...asked };
    try {
      return {
        stream: await media.getUserMedia({ video: Object.keys(video).length > 0 ? video : true, audio: false }),
      };
    } catch (error) {
      failure = failureOf(error);
    }
    if (failure !== 'busy') break;
  }
  return { failure };
}

/** What a camera is asked for when it does not start with what is wanted. */
const smaller: readonly VideoFormat[] = [
  { width: 640, height: 480, frameRate: 15 },
  { width: 320, height: 240, frameRate: 10 },
];

/** What a refusal of getUserMedia means, by its name. */
export function failureOf(error: unknown): OpenFailure {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent';
  return 'busy';
}
