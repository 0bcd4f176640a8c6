import { statfs } from 'node:fs/promises';

/** Below this the rest of the disk belongs to the answers. */
const floorBytes = 200_000_000;
/** A look at the disk holds for so long. */
const lookEveryMs = 5_000;

export interface FreeSpaceOptions {
  folder: string;
  /** Monotonic ms. */
  monotonic: () => number;
  /** Bytes that this user can still write; by default the system's word. */
  freeBytes?: (folder: string) => Promise<number>;
}

/** True while there is room for pictures. A disk that cannot be asked counts as one with room. */
export function createRoomCheck(options: FreeSpaceOptions): () => Promise<boolean> {
  const { folder, monotonic, freeBytes = bytesFree } = options;
  let seen: { at: number; room: Promise<boolean> } | null = null;
  return () => {
    if (!seen || monotonic() - seen.at > lookEveryMs) {
      const room = freeBytes(folder).then(
        (free) => free >= floorBytes,
        () => true, // Some network drives tell nothing: the write itself will say.
      );
      seen = { at: monotonic(), room };
    }
    return seen.room;
  };
}

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
