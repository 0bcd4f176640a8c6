import { constraintsOf, type VideoFormat } from './video-format.ts';

/** Why a camera gives no stream. `busy`: another program has it. */
export type OpenFailure = 'refused' | 'absent' | 'busy' | 'unsupported';

export type Opened = { stream: MediaStream } | { failure: OpenFailure };

/** The media devices of this page; undefined where the machine has no camera interface at all. */
export function mediaDevices(): MediaDevices | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.mediaDevices;
}

/** Opens a camera without sound; `deviceId` null takes any. Never throws. */
export async function openCamera(deviceId: string | null, format: VideoFormat): Promise<Opened> {
  const media = mediaDevices();
  if (!media) return { failure: 'unsupported' };
  try {
    const video = {
      ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
      ...constraintsOf(format),
    };
    return { stream: await media.getUserMedia({ video, audio: false }) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** What a refusal of getUserMedia means, by its name. */
export function failureOf(error: unknown): OpenFailure {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent';
  return 'busy';
}
