import type { CameraCondition } from '#contract/ipc/evidence.ts';
import { inputActive } from '#lib/input-activity.ts';
import { isWindowShown } from '#lib/window-shown.ts';
import { createHiddenVideo, createToldState, endStream, nothing, type FeedState } from './feed-state.ts';
import { createSampler, type Sample } from './frame.ts';
import { freshHealth, isHealthy, nextHealth, type Health } from './health.ts';
import { mediaDevices, openCamera, type OpenFailure } from './open-camera.ts';
import { measure } from './picture.ts';
import { constraintsOf, type VideoFormat } from './video-format.ts';

/** A running camera that heals itself: it is reopened when it comes back. */
export interface CameraFeed {
  readonly deviceId: string;
  /** Plays the stream for pictures; it is never shown. */
  readonly video: HTMLVideoElement;
  state(): FeedState;
  subscribe(listener: () => void): () => void;
  /** Requests another format from the running camera. */
  resize(format: VideoFormat): void;
  /** Tries again now, after a refusal too. */
  reopen(): void;
  /** When its picture reached the platform (epoch ms; null: not known). Absent: what it shows is of this moment. */
  pictureAt?(): number | null;
  stop(): void;
}

/** Often enough that every condition is reported within 3 s, on a busy machine too. */
const lookEveryMs = 400;
/** Interval while the learner types or clicks: analysis gives way to input. */
const lookEveryDuringInputMs = 2 * lookEveryMs;
const retryEveryMs = 1500;
/** A track may be muted for a moment without anything being wrong. */
const muteGraceMs = 1000;

/** Starts a camera and keeps it running until it is stopped. */
export function startFeed(deviceId: string, firstFormat: VideoFormat): CameraFeed {
  const sample = createSampler();
  const video = createHiddenVideo();
  const { state, tell, subscribe } = createToldState();
  let format = firstFormat;
  let health: Health = freshHealth(performance.now());
  let before: Sample | null = null;
  let mutedSince: number | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let opening = false;
  let stopped = false;
  let sampling = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function open(): Promise<void> {
    if (opening || stopped) return;
    opening = true;
    triedAt = performance.now();
    const opened = await openCamera(deviceId, format);
    opening = false;
    if (stopped) return 'stream' in opened ? endStream(opened.stream) : undefined;
    if ('failure' in opened)
      return tell({ ...nothing, failure: opened.failure, condition: afterFailure(opened.failure) });
    attach(opened.stream);
  }

  // A camera that was here once is lost, not absent, whatever the system calls it.
  let wasHere = false;
  function afterFailure(failure: OpenFailure): CameraCondition {
    if (failure === 'refused') return 'refused';
    return wasHere || failure === 'busy' ? 'lost' : 'absent';
  }

  function attach(stream: MediaStream): void {
    wasHere = true;
    health = freshHealth(performance.now());
    before = null;
    mutedSince = null;
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', lose, { once: true });
    video.srcObject = stream;
    // Playing starts by itself as soon as frames come; an interrupted start is followed by the next look.
    video.play().catch(() => undefined);
    tell({ condition: 'ok', failure: null, stream, brightness: null });
  }

  function lose(): void {
    if (stopped || !state().stream) return;
    endStream(state().stream);
    video.srcObject = null;
    tell({ ...nothing, condition: 'lost' });
  }

  async function look(): Promise<void> {
    const now = performance.now();
    const [track] = state().stream?.getVideoTracks() ?? [];
    if (!track) {
      if (state().failure !== 'refused' && now - triedAt >= retryEveryMs) void open();
      return;
    }
    if (track.readyState === 'ended') return lose();
    mutedSince = track.muted ? (mutedSince ?? now) : null;
    if (mutedSince !== null && now - mutedSince >= muteGraceMs) return tell({ ...state(), condition: 'lost' });
    // Half an interval of tolerance: timers fire early or late.
    if (sampling || (givesWay() && now - lookedAt < lookEveryDuringInputMs - lookEveryMs / 2)) return;
    sampling = true;
    lookedAt = now;
    const sampledNow = await sampled();
    sampling = false;
    // The camera may have been stopped or replaced meanwhile.
    if (stopped || state().stream?.getVideoTracks()[0] !== track) return;
    // A hidden window gets its pictures late: standing still means nothing there.
    if (!sampledNow || !isWindowShown()) return tell({ ...state(), condition: state().condition });
    const { luma, takenAt } = sampledNow;
    const facts = measure(luma, before?.luma ?? null);
    health = nextHealth(health, { ...facts, isNew: takenAt !== before?.takenAt }, now);
    before = sampledNow;
    tell({ ...state(), condition: health.condition, brightness: Math.round(facts.mean / 8) * 8 });
  }

  function deviceChanged(): void {
    if (!state().stream) void open();
  }

  // Not while something seems wrong: that is to be reported in time.
  const givesWay = () => inputActive() && isHealthy(health);
  // A frame that cannot be read says nothing about the camera; the next one follows soon.
  const sampled = () => sample(video).catch(() => null);
  const timer = setInterval(() => void look(), lookEveryMs);
  mediaDevices()?.addEventListener('devicechange', deviceChanged);
  void open();

  return {
    deviceId,
    video,
    state,
    subscribe,
    resize: (next) => {
      format = next;
      const [track] = state().stream?.getVideoTracks() ?? [];
      // A camera that cannot give this size keeps its own; the pictures are cut to size anyway.
      track?.applyConstraints(constraintsOf(next)).catch(() => undefined);
    },
    reopen: deviceChanged,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      mediaDevices()?.removeEventListener('devicechange', deviceChanged);
      endStream(state().stream);
      video.srcObject = null;
    },
  };
}
