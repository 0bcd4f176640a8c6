import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { signInPicture } from '#contract/ipc/start-state.ts';

/** The covers beside the sign-in, row by row. */
const rows = [
  ['electric', 'care'],
  ['building', 'fire'],
  ['food', 'water'],
  ['security', 'welding'],
  ['logistics', 'firstAid'],
];

const tile = { width: 252, height: 146, radius: 12 };
const gap = 16;
/** The second column stands lower. */
const lower = 56;

/** A cover as a part of another picture: what its shapes refer to is named apart from that of the others. */
export function within(svg: string, name: string, place: string): string {
  return svg
    .trim()
    .replace(/^<svg[^>]*>/, `<svg ${place} viewBox="0 0 320 180" preserveAspectRatio="xMaxYMid slice">`)
    .replace(/\bid="/g, `id="${name}-`)
    .replace(/url\(#/g, `url(#${name}-`);
}

/** One picture of all covers, cut round, with a soft edge below each. */
export function mosaic(covers: readonly { name: string; svg: string }[]): string {
  const count = Math.ceil(covers.length / 2);
  const height = count * tile.height + (count - 1) * gap + lower;
  const size = `width="${tile.width}" height="${tile.height}"`;
  const tiles = covers.map(({ name, svg }, index) => {
    const x = (index % 2) * (tile.width + gap);
    const y = Math.floor(index / 2) * (tile.height + gap) + (index % 2) * lower;
    const edge = (offset: number) => `<rect y="${offset}" ${size} rx="${tile.radius}" opacity=".09" />`;
    const cover = within(svg, name, size);
    return `<g transform="translate(${x} ${y})">${edge(2)}${edge(5)}<g clip-path="url(#tile)">${cover}</g></g>`;
  });
  const cut = `<clipPath id="tile"><rect ${size} rx="${tile.radius}" /></clipPath>`;
  const box = `0 0 ${2 * tile.width + gap} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${cut}</defs>${tiles.join('')}</svg>`;
}

function read(root: string): string {
  const folder = path.join(root, 'resources/public/covers');
  return mosaic(rows.flat().map((name) => ({ name, svg: readFileSync(path.join(folder, `${name}.svg`), 'utf8') })));
}

/** Vite plugin: the covers beside the sign-in are one picture. Each picture more is a document that the first paint waits for. */
export function signInMosaic(root: string): Plugin {
  return {
    name: 'lectern-sign-in-mosaic',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use(signInPicture, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(read(root));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: signInPicture.slice(1), source: read(root) });
    },
  };
}
