import * as z from 'zod/mini';
import { readLines } from './evidence.ts';

const clicks = z.array(z.string());
const reachedLine = z.object({ who: z.string(), path: z.string(), clicks });
const askedLine = z.object({
  who: z.string(),
  method: z.string(),
  path: z.string(),
  query: z.record(z.string(), z.unknown()),
  body: z.nullable(z.record(z.string(), z.unknown())),
  clicks,
});

/** A way of clicks from the start of the client, by the crawl of this name. */
export interface Way {
  who: string;
  clicks: readonly string[];
}
export type ReachedPath = z.output<typeof reachedLine>;
export type AskedCall = z.output<typeof askedLine>;

/** The paths that the crawls of the last run came to. */
export function readReached(folder: string): ReachedPath[] {
  return readLines(folder, 'reached').map((line) => z.parse(reachedLine, JSON.parse(line)));
}

/** What their screens asked the platform. */
export function readAsked(folder: string): AskedCall[] {
  return readLines(folder, 'asked').map((line) => z.parse(askedLine, JSON.parse(line)));
}

/** The shortest way to each of these routes that clicks led to. */
export function waysTo(routes: readonly string[], reached: readonly ReachedPath[]): Map<string, Way> {
  const shortest = new Map<string, Way>();
  for (const way of reached) {
    const known = shortest.get(normal(way.path));
    if (!known || way.clicks.length < known.clicks.length) shortest.set(normal(way.path), way);
  }
  return new Map(
    routes.flatMap((route): [string, Way][] => {
      const way = shortest.get(normal(route));
      return way ? [[route, way]] : [];
    }),
  );
}

/** Addresses are read without regard to case, to a slash at their end, and to a missing one at their beginning. */
function normal(address: string): string {
  const whole = address.startsWith('/') ? address : `/${address}`;
  return whole.toLowerCase().replace(/(.)\/+$/, '$1');
}
