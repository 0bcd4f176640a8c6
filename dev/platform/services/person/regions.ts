import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A region as getTree gives it (001 §3). */
export interface RegionContent {
  id: string;
  code: string;
  name: string;
  children: RegionContent[];
}

/**
 * The regions of China by their public codes. In the file a province is '# code name', a city 'code name: districts', a
 * district the last two digits of its code and its name.
 */
export const regions: readonly RegionContent[] = readRegions(
  readFileSync(path.join(import.meta.dirname, 'areas.txt'), 'utf8'),
);

function readRegions(text: string): RegionContent[] {
  const provinces: RegionContent[] = [];
  for (const line of text.split('\n').filter((entry) => entry !== '')) {
    const province = /^# (\d{6}) (.+)$/.exec(line);
    if (province) provinces.push(region(province[1], province[2]));
    else provinces.at(-1)?.children.push(readCity(line));
  }
  return provinces;
}

function readCity(line: string): RegionContent {
  const [head = '', districts = ''] = line.split(':');
  const code = head.slice(0, 6);
  const children = districts
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry) => region(code.slice(0, 4) + entry.slice(0, 2), entry.slice(2)));
  return { ...region(code, head.slice(7)), children };
}

function region(code = '', name = ''): RegionContent {
  return { id: code, code, name, children: [] };
}

const smallest = new Set(regions.flatMap(({ children }) => children.flatMap((city) => leavesOf(city))));

function leavesOf(city: RegionContent): string[] {
  return city.children.length === 0 ? [city.code] : city.children.map(({ code }) => code);
}

/** True when a code names a region without smaller ones. */
export function isSmallestRegion(code: string): boolean {
  return smallest.has(code);
}
