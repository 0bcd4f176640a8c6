import * as z from 'zod/mini';

/** What the page tells the player of a film's host. Seconds; volume 0 to 1. */
export type ToFilm =
  | { type: 'load'; videoId: string; playAuth: string; language: string }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; at: number }
  | { type: 'speed'; speed: number }
  /** One of the sizes that the player told; null: by what the network carries. */
  | { type: 'size'; id: string | null }
  | { type: 'volume'; volume: number };

/** What happened, by the names that an element of the page has for it. */
export const filmEvents = ['loaded', 'play', 'playing', 'pause', 'waiting', 'timeupdate', 'seeked', 'ended'] as const;

const mostSizes = 20;
const size = z.object({
  id: z.string().check(z.maxLength(16)),
  /** Lines; null: not told. */
  height: z.nullable(z.int().check(z.minimum(1), z.maximum(20_000))),
  /** What the host calls it. */
  code: z.string().check(z.maxLength(32)),
});

const second = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** What the player tells the page. It shares its origin with foreign code, so nothing of it is believed unread. */
export const fromFilm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('told'), event: z.enum(filmEvents), at: second, duration: second }),
  /** `chosen`: the id of one of them; null: by what the network carries. */
  z.object({
    type: z.literal('sizes'),
    sizes: z.array(size).check(z.maxLength(mostSizes)),
    auto: z.boolean(),
    chosen: z.nullable(z.string().check(z.maxLength(16))),
  }),
  /** `code`: as the host's player names it; '' where it did not load. */
  z.object({ type: z.literal('failed'), code: z.string().check(z.maxLength(128)) }),
]);
export type FromFilm = z.infer<typeof fromFilm>;
export type FilmEvent = (typeof filmEvents)[number];
/** The sizes that a film comes in, as its player tells them. */
export type FilmSizes = Omit<Extract<FromFilm, { type: 'sizes' }>, 'type'>;
