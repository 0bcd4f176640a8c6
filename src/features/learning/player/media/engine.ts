/** The sizes that a film comes in. */
export interface Qualities {
  /** Heights in pixels, the largest first; empty where there is nothing to choose. */
  heights: readonly number[];
  /** Null: by what the network carries. */
  chosen: number | null;
  choose: (height: number | null) => void;
}

export interface EngineEvents {
  /** It does not play, or no further: the address has ended, or nobody is reached. */
  failed: () => void;
  qualities: (qualities: Qualities) => void;
}

/** A film that only the player of its host shows. */
export interface HostFilm {
  /** Where that player runs. */
  playerAddress: string;
  videoId: string;
  playAuth: string;
}

/** An address that any player opens, or a film of its host's player. */
export type Playable = string | HostFilm;

/** Brings a film or a sound into an element of the page. Returns what takes it out again. */
export interface Engine<Source extends Playable> {
  load(element: HTMLMediaElement, source: Source, events: EngineEvents): () => void;
}
