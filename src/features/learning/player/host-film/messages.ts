import * as z from 'zod/mini';

/** What the page tells the player of a film's host. Seconds; volume 0 to 1. */
export type ToFilm =
  | { type: 'load'; videoId: string; playAuth: string; language: string }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; at: number }
  | { type: 'speed'; speed: number }
  | { type: 'volume'; volume: number };

/** What happened, by the names that an element of the page has for it. */
export const filmEvents = ['loaded', 'play', 'playing', 'pause', 'waiting', 'timeupdate', 'seeked', 'ended'] as const;

const second = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** What the player tells the page. It shares its origin with foreign code, so nothing of it is believed unread. */
export const fromFilm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('told'), event: z.enum(filmEvents), at: second, duration: second }),
  /** `code`: as the host's player names it; '' where it did not load. */
  z.object({ type: z.literal('failed'), code: z.string().check(z.maxLength(128)) }),
]);
export type FromFilm = z.infer<typeof fromFilm>;
export type FilmEvent = (typeof filmEvents)[number];
