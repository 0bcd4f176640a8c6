import { freeDiskBytes } from '#electron/kernel/free-disk.ts';

/** Below this the rest of the disk belongs to the answers. */
const floorBytes = 200_000_000;
/** A look at the disk holds for so long. */
const lookEveryMs = 5_000;

export interface FreeSpaceOptions {
  folder: string;
  /** Monotonic ms. */
  monotonic: () => number;
  /** Bytes that this user can still write; by default the system's word; null: it does not tell. */
  freeBytes?: (folder: string) => Promise<number | null>;
}

/** True while there is room for pictures. A disk that cannot be asked counts as one with room. */
export function createRoomCheck(options: FreeSpaceOptions): () => Promise<boolean> {
  const { folder, monotonic, freeBytes = freeDiskBytes } = options;
  let seen: { at: number; room: Promise<boolean> } | null = null;
  return () => {
    if (!seen || monotonic() - seen.at > lookEveryMs) {
      const room = freeBytes(folder).then(
        (free) => free === null || free >= floorBytes,
        () => true, // Some network drives tell nothing: the write itself will say.
      );
      seen = { at: monotonic(), room };
    }
    return seen.room;
  };
}
