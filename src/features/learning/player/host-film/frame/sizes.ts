import type { FilmSizes } from '../messages.ts';
import type { Aliplayer } from './aliplayer.ts';

/** Its events after which sizes are others, or another one is shown. */
export const sizeEvents = ['sourceloaded', 'levelsLoaded', 'levelSwitched', 'qualitychange', 'qualitySwitchResult'];

interface Size {
  url: string;
  height: number | null;
  code: string;
  auto: boolean;
}

const mostSizes = 20;
const longestCode = 32;

/**
 * The sizes of the film that the player has loaded. Its documentation names the events only; the lists are those of its
 * own menu (version 2.37): levels of one stream, or a file for each size. A version without them offers no choice.
 */
export function sizesOf(player: Aliplayer): FilmSizes {
  const { levels, files } = listsOf(player);
  const sizes = (levels.length > 0 ? levels : files).slice(0, mostSizes);
  const shown = levels.length > 0 ? levelOf(player) : fieldOf(player, '_currentPlayIndex');
  const current = typeof shown === 'number' ? sizes[shown] : sizes.find(({ url }) => url === shown);
  const named = sizes.map(({ height, code }, at) => ({ id: String(at), height, code }));
  return {
    sizes: named
      .filter((_, at) => !sizes[at]?.auto)
      .toSorted((one, other) => (other.height ?? 0) - (one.height ?? 0) || Number(other.id) - Number(one.id)),
    auto: sizes.some(({ auto }) => auto),
    chosen: current === undefined || current.auto ? null : String(sizes.indexOf(current)),
  };
}

/** Shows the film in another size from where it is; false: the player has no such size. */
export function chooseSize(player: Aliplayer, id: string | null): boolean {
  const { levels, files } = listsOf(player);
  const wanted = (sizes: readonly Size[]) => (id === null ? sizes.find(({ auto }) => auto) : sizes[Number(id)]);
  const level = wanted(levels);
  if (level) return call(fieldOf(player, '_qualityService'), 'changeQuality', [{ url: level.url }]);
  const file = wanted(files);
  return file !== undefined && call(player, '_changeStream', [files.indexOf(file)]);
}

function listsOf(player: Aliplayer): { levels: Size[]; files: Size[] } {
  return {
    levels: sizesIn(fieldOf(fieldOf(player, '_qualityService'), 'levels')),
    files: sizesIn(fieldOf(player, '_urls')),
  };
}

/** The address of the level that is shown. */
function levelOf(player: Aliplayer): unknown {
  const service = fieldOf(player, '_qualityService');
  return fieldOf(fieldOf(service, '_currentLevel'), 'Url');
}

function sizesIn(list: unknown): Size[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown) => ({
    url: textOf(fieldOf(entry, 'Url')),
    height: heightOf(fieldOf(entry, 'height')) ?? heightOf(textOf(fieldOf(entry, 'resolution')).split('x')[1]),
    code: (textOf(fieldOf(entry, 'definition')) || textOf(fieldOf(entry, 'desc'))).slice(0, longestCode),
    auto: fieldOf(entry, 'auto') === true,
  }));
}

function heightOf(value: unknown): number | null {
  const height = Math.round(Number(value));
  return height > 0 && height <= 20_000 ? height : null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function call(owner: unknown, name: string, given: unknown[]): boolean {
  const method = fieldOf(owner, name);
  if (typeof method !== 'function') return false;
  Reflect.apply(method, owner, given);
  return true;
}
