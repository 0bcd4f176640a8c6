import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** A region: province, city or district (001 §3). */
export interface Region {
  code: string;
  name: string;
  children: readonly Region[];
}

/** Type of the tree that holds provinces, cities and districts (000 §7). */
export const regionTreeType = 1;

/** The tree of regions; the settlement form and the profile's area are this call (000 §7, G-036). */
export const getTree = endpoint({
  id: 'getTree',
  method: 'GET',
  path: '/usercenter/v1/getTree',
  assumed: true,
  query: z.object({ type: z.number() }),
  answer: z.pipe(z.optional(z.unknown()), z.transform(readRegions)),
});

/** Reads a list of regions leniently: with or without id, without what has no code or no name. */
function readRegions(value: unknown): Region[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const [code, name] = [wordOf(entry, 'code'), wordOf(entry, 'name')];
    if (code === '' || name === '') return [];
    return [{ code, name, children: readRegions('children' in entry ? entry.children : []) }];
  });
}

function wordOf(entry: object, field: string): string {
  const value: unknown = Object.entries(entry).find(([key]) => key === field)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
