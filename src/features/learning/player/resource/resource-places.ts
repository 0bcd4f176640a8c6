import * as z from 'zod/mini';
import type { ResourcePlace } from '#contract/ipc/learning.ts';
import { storageKeys } from '#domain/session/storage-keys.ts';

const place = z.object({ at: z.number(), of: z.nullable(z.number()), seen: z.number() });

const places = z.array(z.tuple([z.string(), place]));

/** How many places are kept; the oldest makes room. */
const kept = 50;

/** The places in a stored text, the newest last; none in a text that is not ours. */
export function readPlaces(stored: string | null): [string, ResourcePlace][] {
  if (stored === null) return [];
  try {
    const read = z.safeParse(places, JSON.parse(stored));
    return read.success ? read.data : [];
  } catch {
    return []; // Not JSON: another program wrote it, and nothing is lost but a place.
  }
}

/** The text with one place more, or changed. */
export function withPlace(stored: string | null, id: string, at: ResourcePlace): string {
  const others = readPlaces(stored).filter(([one]) => one !== id);
  return JSON.stringify([...others.slice(1 - kept), [id, at]]);
}

/** Where a visitor is in a resource; null: not begun. */
export function pagePlace(id: string): ResourcePlace | null {
  return readPlaces(localStorage.getItem(storageKeys.resourcePlaces)).find(([one]) => one === id)?.[1] ?? null;
}

export function putPagePlace(id: string, at: ResourcePlace): void {
  localStorage.setItem(storageKeys.resourcePlaces, withPlace(localStorage.getItem(storageKeys.resourcePlaces), id, at));
}
