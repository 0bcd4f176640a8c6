import { send } from '#api/client.ts';
import { phoneCameraFrame, type PhoneFrame } from '#contract/platform/beyond/phone-camera.ts';
import type { CameraFeed } from '../camera-feed.ts';
import { createHiddenVideo, createToldState, endStream } from '../feed-state.ts';
import { freshHealth, nextHealth, type Health } from '../health.ts';
import { measure } from '../picture.ts';
import { drawPicture, pictureOf } from './phone-picture.ts';
import { conditionOf, paceOf, usualPace } from './phone-rules.ts';

/** The same size as the pictures of a camera at the computer. */
const size = { width: 640, height: 480 };

/** A phone as a camera: its pictures come from the platform, one after the other, and make up a stream. */
export function startPhoneFeed(deviceId: string, pairingId: string): CameraFeed {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const video = createHiddenVideo();
  const { state, tell, subscribe } = createToldState();
  const asking = new AbortController();
  let stream: MediaStream | null = null;
  let health: Health = freshHealth(performance.now());
  let before: Uint8Array | null = null;
  /** Null: not asked yet. A picture that lies at the platform already is not of this moment. */
  let lastNumber: number | null = null;
  let pictureAt: number | null = null;
  let heardAt = performance.now();
  let everySeconds = usualPace;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function show({ image, at }: PhoneFrame): Promise<number | null> {
    const picture = await pictureOf(image);
    if (!picture || asking.signal.aborted) return null;
    const luma = drawPicture(picture, canvas);
    picture.close();
    [pictureAt, heardAt] = [at, performance.now()];
    if (!stream) {
      stream = canvas.captureStream();
      video.srcObject = stream;
      // Playing starts by itself as soon as the first picture is in the stream.
      video.play().catch(() => undefined);
    }
    if (!luma) return null;
    const facts = measure(luma, before);
    before = luma;
    health = nextHealth(health, { ...facts, isNew: true }, heardAt);
    return Math.round(facts.mean / 8) * 8;
  }

  function hide(): void {
    endStream(stream);
    stream = null;
    video.srcObject = null;
    before = null;
    pictureAt = null;
    health = freshHealth(performance.now());
  }

  async function look(): Promise<void> {
    // Not reached, or refused because the pairing has ended: whoever asks for the pairing learns which.
    const told = await send(phoneCameraFrame, { pairingId, after: lastNumber ?? 0 }, asking.signal).catch(() => null);
    if (asking.signal.aborted) return;
    if (told) everySeconds = paceOf(told.everySeconds);
    const isNew = told !== null && lastNumber !== null && told.number !== lastNumber;
    if (told) lastNumber = told.number;
    const brightness = isNew ? await show(told) : state().brightness;
    if (asking.signal.aborted) return;
    const condition = conditionOf({
      told: told?.state ?? null,
      look: health.condition,
      silentMs: performance.now() - heardAt,
      everySeconds,
      hadPicture: stream !== null,
    });
    if (condition === 'lost' || condition === 'refused') hide();
    tell({ condition, failure: null, stream, brightness: stream ? brightness : null });
    timer = setTimeout(() => void look(), everySeconds * 1000);
  }

  void look();

  return {
    deviceId,
    video,
    state,
    subscribe,
    // A phone has one size.
    resize: () => undefined,
    // It is looked for all the time.
    reopen: () => undefined,
    pictureAt: () => pictureAt,
    stop: () => {
      asking.abort();
      clearTimeout(timer);
      hide();
    },
  };
}
