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

/** Brings a film or a sound into an element of the page. Returns what takes it out again. */
export interface Engine {
  load(element: HTMLMediaElement, source: string, events: EngineEvents): () => void;
}
