import type { Cue } from './caption-text.ts';

/** A size that a film comes in. */
export interface Quality {
  /** What its engine knows it by. */
  id: string;
  /** Lines of the picture; null: nobody tells. */
  height: number | null;
  /** The host's code for it ('FD', 'HD'), where no height is told. */
  code: string;
}

/** The sizes that a film comes in. */
export interface Qualities {
  /** The largest first; empty where there is nothing to choose. */
  sizes: readonly Quality[];
  /** True where it can be left to what the network carries. */
  auto: boolean;
  /** An id; null: by what the network carries. */
  chosen: string | null;
  choose: (id: string | null) => void;
}

/** Something that a stream has in several languages. */
export interface StreamTrack {
  id: string;
  /** What its maker calls it; '': nothing. */
  name: string;
  language: string;
}

/** The sound and the subtitles of a stream. */
export interface StreamTracks {
  sounds: readonly StreamTrack[];
  /** The id of the sound that is heard. */
  sound: string;
  chooseSound: (id: string) => void;
  subtitles: readonly StreamTrack[];
  /** Null: none is loaded. */
  chooseSubtitles: (id: string | null) => void;
}

/**
 * Why a film or a sound does not play, or no further. `unreached`: the address has ended, or nobody is reached. `form`: it
 * came, and is nothing that is played here. `damaged`: it came, and cannot be read. `protected`: it wants rights that nobody
 * has here.
 */
export type MediaProblem = 'unreached' | 'form' | 'damaged' | 'protected';

export interface EngineEvents {
  failed: (problem: MediaProblem) => void;
  qualities: (qualities: Qualities) => void;
  tracks?: (tracks: StreamTracks) => void;
  /** What has come of the chosen subtitles. */
  cues?: (cues: readonly Cue[]) => void;
  /** A broken part was passed. */
  passed?: () => void;
}

/** A film that only the player of its host shows. */
export interface HostFilm {
  /** Where that player runs. */
  playerAddress: string;
  videoId: string;
  playAuth: string;
  /** Shows it in a small window of its own, or takes it back; false: it cannot. */
  picture: () => Promise<boolean>;
}

/** An address that any player opens, or a film of its host's player. */
export type Playable = string | HostFilm;

/** Brings a film or a sound into an element of the page. Returns what takes it out again. */
export interface Engine<Source extends Playable> {
  load(element: HTMLMediaElement, source: Source, events: EngineEvents): () => void;
}
