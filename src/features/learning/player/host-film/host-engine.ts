import { logFailure } from '#lib/log.ts';
import type { Engine, HostFilm } from '../media/engine.ts';
import { fromFilm, type FilmEvent, type ToFilm } from './messages.ts';

/** A player that has not loaded its film by then does not play it. */
const patienceMs = 30_000;

const metadata = 1;
const current = 2;
const enough = 4;

/** What the element of the page says while the host's player plays for it. */
interface Mirror {
  currentTime: number;
  duration: number;
  paused: boolean;
  ended: boolean;
  seeking: boolean;
  readyState: number;
  playbackRate: number;
  volume: number;
  muted: boolean;
}

/**
 * Films that only the player of their host shows. It runs in a frame of its own over the element, and the element stands
 * for it: what is set on the element goes to the player, and what the player tells is what the element says. So the bar,
 * the keys, the rules of seeking and what is counted are those of every other film.
 */
export const hostEngine: Engine<HostFilm> = {
  load(element, film, events) {
    const frame = frameOver(element, film.playerAddress);
    const link = new MessageChannel();
    const tell = (message: ToFilm) => link.port1.postMessage(message);
    const mirror = mirrorOf(element);
    const stand = standFor(element, mirror, tell, film.picture);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = (why: string) => {
      clearTimeout(timer);
      logFailure('film', new Error(why));
      events.failed('unreached');
    };
    timer = setTimeout(() => failed('The player of the host did not load the film.'), patienceMs);
    link.port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = fromFilm.safeParse(data);
      if (!read.success) return;
      if (read.data.type === 'failed') return failed(`The player of the host failed: ${read.data.code}`);
      if (read.data.type === 'sizes') {
        const { sizes, auto, chosen } = read.data;
        // One size is no choice.
        const offered = sizes.length > 1 || (auto && sizes.length > 0) ? sizes : [];
        return events.qualities({ sizes: offered, auto, chosen, choose: (id) => tell({ type: 'size', id }) });
      }
      const { event, at, duration } = read.data;
      if (event === 'loaded') clearTimeout(timer);
      if (!mirror.seeking || event === 'seeked') mirror.currentTime = at;
      if (duration > 0) mirror.duration = duration;
      follow(element, mirror, event);
    });
    link.port1.start();
    frame.addEventListener('load', () => {
      // The page's policy lets a frame show what main serves only, so that nobody else can hear this.
      frame.contentWindow?.postMessage('start', '*', [link.port2]);
      tell({ type: 'load', videoId: film.videoId, playAuth: film.playAuth, language: document.documentElement.lang });
    });
    element.after(frame);
    return () => {
      clearTimeout(timer);
      link.port1.close();
      frame.remove();
      stand.end();
    };
  },
};

function frameOver(element: HTMLMediaElement, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = element.getAttribute('aria-label') ?? '';
  frame.tabIndex = -1;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.setAttribute('allow', 'autoplay; encrypted-media; picture-in-picture');
  // Clicks are the element's, below it.
  frame.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;border:0;pointer-events:none';
  return frame;
}

function mirrorOf({ playbackRate, volume, muted }: HTMLMediaElement): Mirror {
  const nothing = { currentTime: 0, duration: Number.NaN, paused: true, ended: false, seeking: false, readyState: 0 };
  return { ...nothing, playbackRate, volume, muted };
}

/** Lets the element speak for the player; `end` gives it back to itself. */
function standFor(
  element: HTMLMediaElement,
  mirror: Mirror,
  tell: (message: ToFilm) => void,
  picture: HostFilm['picture'],
): { end: () => void } {
  const happen = (type: string) => element.dispatchEvent(new Event(type));
  const loudness = () => tell({ type: 'volume', volume: mirror.muted ? 0 : mirror.volume });
  const set: Record<string, (value: number | boolean) => void> = {
    currentTime(at) {
      Object.assign(mirror, { currentTime: Number(at), seeking: true, ended: false });
      tell({ type: 'seek', at: Number(at) });
      happen('seeking');
    },
    playbackRate(speed) {
      mirror.playbackRate = Number(speed);
      tell({ type: 'speed', speed: Number(speed) });
      happen('ratechange');
    },
    volume(volume) {
      mirror.volume = Number(volume);
      loudness();
      happen('volumechange');
    },
    muted(muted) {
      mirror.muted = Boolean(muted);
      loudness();
      happen('volumechange');
    },
  };
  const properties: PropertyDescriptorMap = {
    ...Object.fromEntries(
      Object.keys(mirror).map((name) => [name, { get: () => Reflect.get(mirror, name), set: set[name] }]),
    ),
    error: { get: () => null },
    buffered: { get: () => ({ length: 0, start: () => 0, end: () => 0 }) },
    play: { value: async () => tell({ type: 'play' }) },
    pause: { value: () => tell({ type: 'pause' }) },
    requestPictureInPicture: {
      async value() {
        if (!(await picture())) throw new DOMException('The player of the host has no picture.', 'NotSupportedError');
      },
    },
  };
  for (const [name, property] of Object.entries(properties))
    Object.defineProperty(element, name, { ...property, configurable: true });
  return {
    end() {
      for (const name of Object.keys(properties)) Reflect.deleteProperty(element, name);
    },
  };
}

function follow(element: HTMLMediaElement, mirror: Mirror, event: FilmEvent): void {
  const happen = (...types: string[]) => {
    for (const type of types) element.dispatchEvent(new Event(type));
  };
  switch (event) {
    case 'loaded':
      mirror.readyState = enough;
      // Speed and loudness were set before there was a film.
      Object.assign(element, { playbackRate: mirror.playbackRate, volume: mirror.volume });
      return happen('durationchange', 'loadedmetadata');
    case 'play':
      Object.assign(mirror, { paused: false, ended: false });
      return happen('play');
    case 'playing':
      Object.assign(mirror, { paused: false, readyState: enough });
      return happen('playing');
    case 'pause':
      mirror.paused = true;
      return happen('pause');
    case 'waiting':
      mirror.readyState = mirror.readyState > metadata ? current : metadata;
      return happen('waiting');
    case 'seeked':
      Object.assign(mirror, { seeking: false, readyState: enough });
      return happen('seeked', 'timeupdate');
    case 'ended':
      // It tells its end twice.
      if (mirror.ended) return;
      Object.assign(mirror, { ended: true, paused: true });
      return happen('pause', 'ended');
    case 'timeupdate':
      return happen('timeupdate');
  }
}
