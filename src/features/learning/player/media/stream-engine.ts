// oxlint-disable-next-line import/no-named-as-default -- the types know the default only
import Hls, {
  ErrorTypes,
  Events,
  type ErrorData,
  type MediaPlaylist,
  type LoaderCallbacks,
  type LoaderConfiguration,
  type LoaderContext,
} from 'hls.js';
import * as z from 'zod/mini';
import { pageAddressOf } from '#ui/html/page-address.ts';
import { cueText, type Cue } from './caption-text.ts';
import type { EngineEvents, Qualities, StreamTrack } from './engine.ts';
import { originalOf, platformBase } from './stream-address.ts';
import { afterFailure, problemOf, untried, type StreamFailure, type Tried } from './stream-failure.ts';

/** Parts name each other by the addresses that the platform knows; the page loads them through main. */
class PlatformLoader extends Hls.DefaultConfig.loader {
  override load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
    const { url } = context;
    super.load({ ...context, url: pageAddressOf(originalOf(url)) }, config, {
      ...callbacks,
      onSuccess: (response, stats, _, details) => callbacks.onSuccess({ ...response, url }, stats, context, details),
      onError: (error, _, details, stats) => callbacks.onError(error, context, details, stats),
      onTimeout: (stats, _, details) => callbacks.onTimeout(stats, context, details),
    });
  }
}

/** What was tried for a film, also under the addresses before: each has an engine of its own. */
const triedFor = new WeakMap<HTMLMediaElement, Tried>();

/** Plays a film in parts (HLS). */
export function playStream(element: HTMLMediaElement, source: string, events: EngineEvents): () => void {
  const hls = new Hls({
    loader: PlatformLoader,
    enableWorker: false,
    startPosition: -1,
    // Subtitles are drawn by the player, so that its bar does not cover them.
    renderTextTracksNatively: false,
  });
  const note = (change: Partial<Tried>) => {
    triedFor.set(element, { ...untried, ...triedFor.get(element), ...change });
  };
  const played = () => {
    if (!element.paused && (triedFor.get(element)?.passed ?? 0) > 0) note({ passed: 0, recovered: false });
  };
  element.addEventListener('timeupdate', played);
  hls.on(Events.ERROR, (_, data) => {
    if (!data.fatal) return;
    const failure = failureOf(data);
    const tried = triedFor.get(element) ?? untried;
    const { part } = failure;
    const act = afterFailure(failure, tried);
    note({ partStart: part?.start ?? null });
    if (act === 'recover') {
      note({ recovered: true });
      hls.recoverMediaError();
    } else if (act === 'pass' && part !== null) {
      note({ passed: tried.passed + 1 });
      passPart(hls, element, part.end, failure.kind);
      events.passed?.();
    } else events.failed(failure.problem);
  });
  hls.on(Events.MANIFEST_PARSED, () => tell(null));
  const tell = (chosen: string | null): void => events.qualities(qualitiesOf(hls, chosen, tell));
  listenToTracks(hls, events);
  hls.loadSource(new URL(source, platformBase).href);
  hls.attachMedia(element);
  return () => {
    element.removeEventListener('timeupdate', played);
    hls.destroy();
  };
}

function failureOf({ type, details, response, frag }: ErrorData): StreamFailure {
  const problem = problemOf(type, details, response?.code ?? null);
  const known = type === ErrorTypes.NETWORK_ERROR ? 'network' : type === ErrorTypes.MEDIA_ERROR ? 'media' : 'other';
  // No decoder begins anew for what none reads.
  const kind = problem === 'form' ? 'other' : known;
  const part = frag ? { start: frag.start, end: frag.start + frag.duration } : null;
  return { kind, problem, status: response?.code ?? null, part };
}

function passPart(hls: Hls, element: HTMLMediaElement, end: number, kind: StreamFailure['kind']): void {
  if (kind === 'media') hls.recoverMediaError();
  const behind = end + 0.1;
  if (element.currentTime < behind) Object.assign(element, { currentTime: behind });
  hls.startLoad(behind);
}

/** The languages of a stream, as they become known and are chosen. */
function listenToTracks(hls: Hls, events: EngineEvents): void {
  let cues: Cue[] = [];
  const named = ({ id, name, lang }: MediaPlaylist): StreamTrack => ({ id: String(id), name, language: lang ?? '' });
  const tell = () =>
    events.tracks?.({
      sounds: hls.audioTracks.map(named),
      sound: String(hls.audioTracks[hls.audioTrack]?.id ?? ''),
      chooseSound(id) {
        hls.audioTrack = hls.audioTracks.findIndex((track) => String(track.id) === id);
      },
      subtitles: hls.subtitleTracks.map(named),
      chooseSubtitles(id) {
        cues = [];
        events.cues?.(cues);
        hls.subtitleTrack = hls.subtitleTracks.findIndex((track) => String(track.id) === id);
      },
    });
  hls.on(Events.AUDIO_TRACKS_UPDATED, tell);
  hls.on(Events.AUDIO_TRACK_SWITCHED, tell);
  hls.on(Events.SUBTITLE_TRACKS_UPDATED, tell);
  hls.on(Events.CUES_PARSED, (_, { type, cues: found }) => {
    if (type !== 'subtitles') return;
    cues = [...cues, ...found.flatMap(cueIn)];
    events.cues?.(cues);
  });
}

function cueIn(given: unknown): Cue[] {
  const read = z.safeParse(streamCue, given);
  const text = read.success ? cueText(read.data.text) : '';
  return read.success && text !== '' ? [{ start: read.data.startTime, end: read.data.endTime, text }] : [];
}

const streamCue = z.object({ startTime: z.number(), endTime: z.number(), text: z.string() });

function qualitiesOf(hls: Hls, chosen: string | null, tell: (chosen: string | null) => void): Qualities {
  const heights = [...new Set(hls.levels.map(({ height }) => height))].filter((height) => height > 0);
  const sizes = heights.toSorted((a, b) => b - a).map((height) => ({ id: String(height), height, code: '' }));
  return {
    sizes: sizes.length > 1 ? sizes : [],
    auto: true,
    chosen,
    choose(id) {
      hls.nextLevel = id === null ? -1 : hls.levels.findIndex(({ height }) => String(height) === id);
      tell(id);
    },
  };
}
