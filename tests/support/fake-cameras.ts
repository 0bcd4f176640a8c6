// Cameras for jsdom, which has neither devices nor streams. They carry no picture: what a picture looks like is tested
// by the pure tables, and with real frames on the host.

/** A track that a test can end, as pulling the plug does. */
class FakeTrack extends EventTarget {
  readonly kind = 'video';
  readyState: 'live' | 'ended' = 'live';
  muted = false;
  constraints: MediaTrackConstraints = {};
  stop(): void {
    this.readyState = 'ended';
  }
  async applyConstraints(constraints: MediaTrackConstraints): Promise<void> {
    this.constraints = constraints;
  }
  unplug(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

/** A stream of one track. */
class FakeStream {
  readonly track = new FakeTrack();
  getTracks(): FakeTrack[] {
    return [this.track];
  }
  getVideoTracks(): FakeTrack[] {
    return [this.track];
  }
}

/** The machine's cameras as a test sets them. */
export class FakeCameras extends EventTarget {
  readonly plugged = new Map<string, string>();
  /** What the microphone hears, 0 to 1; null: there is none. */
  sound: number | null = null;
  refused = false;
  /** Every request for a camera, in order. */
  readonly asked: MediaTrackConstraints[] = [];
  readonly #open = new Map<string, FakeTrack[]>();

  async enumerateDevices(): Promise<{ kind: string; deviceId: string; label: string }[]> {
    return [...this.plugged].map(([deviceId, label]) => ({ kind: 'videoinput', deviceId, label }));
  }

  async getUserMedia({ video, audio }: { video: MediaTrackConstraints; audio?: boolean }): Promise<FakeStream> {
    if (audio) return this.#microphone();
    this.asked.push(video);
    if (this.refused) throw new DOMException('refused', 'NotAllowedError');
    const wanted = wantedId(video) ?? [...this.plugged.keys()][0];
    if (wanted === undefined || !this.plugged.has(wanted)) throw new DOMException('none', 'NotFoundError');
    const stream = new FakeStream();
    this.#open.set(wanted, [...(this.#open.get(wanted) ?? []), stream.track]);
    return stream;
  }

  #microphone(): FakeStream {
    if (this.refused) throw new DOMException('refused', 'NotAllowedError');
    if (this.sound === null) throw new DOMException('none', 'NotFoundError');
    return new FakeStream();
  }

  plug(id: string, label: string): void {
    this.plugged.set(id, label);
    this.dispatchEvent(new Event('devicechange'));
  }

  unplug(id: string): void {
    this.plugged.delete(id);
    for (const track of this.#open.get(id) ?? []) track.unplug();
    this.#open.delete(id);
    this.dispatchEvent(new Event('devicechange'));
  }

  /** Tracks of a camera that are still running. */
  running(id: string): FakeTrack[] {
    return (this.#open.get(id) ?? []).filter(({ readyState }) => readyState === 'live');
  }
}

function wantedId({ deviceId }: MediaTrackConstraints): string | null {
  if (typeof deviceId !== 'object' || Array.isArray(deviceId)) return null;
  return typeof deviceId.exact === 'string' ? deviceId.exact : null;
}

/** Gives the page these cameras; null: a machine without a camera interface. */
export function installCameras(cameras: FakeCameras | null): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: cameras ?? undefined, configurable: true });
  Object.defineProperty(globalThis, 'AudioContext', { value: soundOf(cameras), configurable: true });
  // jsdom plays nothing; what is played is not what these tests look at.
  HTMLMediaElement.prototype.play = async () => undefined;
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true });
}

/** As much of Web Audio as measures a level: every sample is as loud as the test says. */
function soundOf(cameras: FakeCameras | null) {
  return class {
    createAnalyser() {
      const getFloatTimeDomainData = (samples: Float32Array) => void samples.fill(cameras?.sound ?? 0);
      return { fftSize: 32, getFloatTimeDomainData };
    }
    createMediaStreamSource() {
      return { connect: () => undefined };
    }
    async resume(): Promise<void> {}
    async close(): Promise<void> {}
  };
}

/** A computer with the one camera that most have; also returned, to be unplugged or set. */
export function installDeskCamera(): FakeCameras {
  const cameras = new FakeCameras();
  cameras.plug('desk', 'Integrated Camera');
  installCameras(cameras);
  return cameras;
}
