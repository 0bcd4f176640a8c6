import { cpSync, mkdirSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** By its package.json, which `exports` may hide from `require.resolve`. */
function folderOf(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (!file) throw new Error(`The package ${name} is not installed.`);
  return path.dirname(file);
}

/** What packages bring that is no code, copied beside the page: pdf.js' character maps and decoders, the face model and its wasm. */
const copies = [
  { from: () => path.join(folderOf('pdfjs-dist'), 'cmaps'), to: 'pdf/cmaps' },
  { from: () => path.join(folderOf('pdfjs-dist'), 'standard_fonts'), to: 'pdf/fonts' },
  // Pictures of scanners (JBIG2) and archives (JPEG 2000).
  ...['jbig2.wasm', 'openjpeg.wasm'].map((file) => ({
    from: () => path.join(folderOf('pdfjs-dist'), 'wasm', file),
    to: `pdf/wasm/${file}`,
  })),
  ...['blazeface.json', 'blazeface.bin'].map((file) => ({
    from: () => path.join(folderOf('@vladmandic/human'), 'models', file),
    to: `face/models/${file}`,
  })),
  ...['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm'].map((file) => ({
    from: () => path.join(folderOf('@tensorflow/tfjs-backend-wasm'), 'dist', file),
    to: `face/wasm/${file}`,
  })),
];

/** Copies the assets that packages ship into a folder, as the build does. */
export function copyShippedAssets(outDir: string): void {
  for (const { from, to } of copies) {
    mkdirSync(path.dirname(path.join(outDir, to)), { recursive: true });
    cpSync(from(), path.join(outDir, to), { recursive: true });
  }
}

/** Vite plugin: ships the assets with every build of the page. */
export function shippedAssets(): Plugin {
  let outDir = 'dist';
  return {
    name: 'lectern-shipped-assets',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    closeBundle() {
      if (this.environment.name === 'client') copyShippedAssets(outDir);
    },
  };
}
