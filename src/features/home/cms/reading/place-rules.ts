/** How far an article was read, 0 to 1 of its height, and when (epoch ms). */
export interface ReadingPlace {
  share: number;
  at: number;
}

/** Nearer to an end nobody needs to be led back. */
const [worthFrom, worthTo] = [0.1, 0.95];
/** Articles whose place is kept. */
const most = 50;

/** How much of an article lies above the lower edge of the window; null: it is shown whole. */
export function shareRead(top: number, height: number, windowHeight: number): number | null {
  if (height <= windowHeight || height <= 0) return null;
  return Math.min(1, Math.max(0, (windowHeight - top) / height));
}

/** The place that a reader is offered to go on from; null: none. */
export function offeredPlace(place: ReadingPlace | undefined): ReadingPlace | null {
  return place && place.share >= worthFrom && place.share <= worthTo ? place : null;
}

/** The places with one more; the oldest make room. */
export function withPlace(
  places: Readonly<Record<string, ReadingPlace>>,
  id: string,
  place: ReadingPlace,
): Record<string, ReadingPlace> {
  const others = Object.entries(places).filter(([known]) => known !== id);
  const newest = others.toSorted(([, a], [, b]) => b.at - a.at).slice(0, most - 1);
  return Object.fromEntries([[id, place], ...newest]);
}
