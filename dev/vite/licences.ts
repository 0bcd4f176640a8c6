import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import type { Licences } from '#contract/licences.ts';

/** What is shipped as files or built apart, and so is in no source map. */
const asFiles = ['scorm-again', 'pdfjs-dist', '@vladmandic/human', '@tensorflow/tfjs-backend-wasm'];

const sourceMap = z.object({ sources: z.array(z.nullable(z.string())) });
const manifest = z.object({ name: z.string(), version: z.string(), license: z.optional(z.string()) });

/** The folders of the packages in paths of sources: what follows the last node_modules, with its scope. */
export function packageFolders(sources: readonly string[]): string[] {
  const found = sources.flatMap((source) => {
    const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source.replaceAll('\\', '/'));
    return match?.[1] === undefined || match[1].includes('/.vite') ? [] : [match[1]];
  });
  return [...new Set(found)].toSorted();
}

/** Names and licence texts of the packages in these folders; packages with the same text share it. */
export function readLicences(folders: readonly string[]): Licences {
  const texts: string[] = [];
  const packages = folders.flatMap((folder) => {
    const file = path.join(folder, 'package.json');
    const read = existsSync(file) ? z.safeParse(manifest, JSON.parse(readFileSync(file, 'utf8'))) : null;
    if (!read?.success) return [];
    const { name, version, license } = read.data;
    return [{ name, version, licence: license ?? null, text: indexIn(texts, textOf(folder)) }];
  });
  return { packages: packages.toSorted((a, b) => a.name.localeCompare(b.name, 'en')), texts };
}

function textOf(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(name));
  return file === undefined ? null : readFileSync(path.join(folder, file), 'utf8').trim();
}

function indexIn(texts: string[], text: string | null): number | null {
  if (text === null || text === '') return null;
  return texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1;
}

/** Vite plugin: writes the licences of everything that is bundled to `licences.json` beside the page. */
export function licences(root: string): Plugin {
  return {
    name: 'lectern-licences',
    closeBundle: {
      order: 'post',
      handler() {
        // Once each part of the build has ended; the last time finds them all.
        const maps = globSync(['dist/**/*.map', 'dist-electron/**/*.map'], { cwd: root });
        if (!existsSync(path.join(root, 'dist'))) return;
        const sources = maps.flatMap((map) => {
          const read = z.parse(sourceMap, JSON.parse(readFileSync(path.join(root, map), 'utf8')));
          const from = path.dirname(path.join(root, map));
          return read.sources.flatMap((source) => (source === null ? [] : [path.resolve(from, source)]));
        });
        const files = asFiles.map((name) => path.join(root, 'node_modules', name));
        const folders = [...new Set([...packageFolders(sources), ...files])];
        writeFileSync(path.join(root, 'dist', 'licences.json'), JSON.stringify(readLicences(folders)));
      },
    },
  };
}
