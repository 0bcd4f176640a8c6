/** What the side camera was seen to show since a check began. It knows nobody: it tells light that moves from light that stays. */
export interface SideView {
  /** The last look, as brightness 0 to 255 a pixel; null: there was none. */
  before: Uint8Array | null;
  looks: number;
  /** Something larger than the noise of a sensor moved. */
  moved: boolean;
  /** Looks in a row in which both cameras showed the same. */
  alike: number;
}

export const unseen: SideView = { before: null, looks: 0, moved: false, alike: 0 };

/** Hands at work are seen within a few seconds; after so many looks nobody is said to be there. */
const looksForNobody = 10;
const looksForSame = 3;

/** Far above what a sensor adds to the mean of some pixels. */
const movedBy = 16;
const movedShare = 0.004;
/** Two cameras at different places never differ by so little, unless there is nothing to see. */
const sameWithin = 4;
const flat = 12;

/** Moves on by one look at both cameras; `front` null: it has no picture. */
export function nextView(view: SideView, side: Uint8Array, front: Uint8Array | null): SideView {
  const moving = view.before !== null && shareMoved(view.before, side) >= movedShare;
  const alike = front !== null && showsSame(front, side);
  return { before: side, looks: view.looks + 1, moved: view.moved || moving, alike: alike ? view.alike + 1 : 0 };
}

/** Null: not looked at for long enough. */
export function movementIn({ moved, looks }: SideView): boolean | null {
  if (moved) return true;
  return looks >= looksForNobody ? false : null;
}

/** Null: not looked at for long enough. */
export function samePictures({ alike, looks }: SideView): boolean | null {
  if (alike >= looksForSame) return true;
  return looks >= looksForSame ? false : null;
}

/** The brightness of each pixel against the mean: lamps and exposure change the whole, people a part. */
function relative(luma: Uint8Array): Float32Array {
  const mean = luma.reduce((sum, value) => sum + value, 0) / Math.max(1, luma.length);
  return Float32Array.from(luma, (value) => value - mean);
}

function shareMoved(before: Uint8Array, now: Uint8Array): number {
  const old = relative(before);
  const count = relative(now).reduce(
    (sum, value, at) => sum + (Math.abs(value - (old[at] ?? value)) > movedBy ? 1 : 0),
    0,
  );
  return count / Math.max(1, now.length);
}

function showsSame(front: Uint8Array, side: Uint8Array): boolean {
  if (front.length !== side.length || side.length === 0) return false;
  const [one, other] = [relative(front), relative(side)];
  const spread = Math.sqrt(other.reduce((sum, value) => sum + value * value, 0) / other.length);
  if (spread < flat) return false;
  const off = other.reduce((sum, value, at) => sum + Math.abs(value - (one[at] ?? 0)), 0) / other.length;
  return off <= sameWithin;
}
