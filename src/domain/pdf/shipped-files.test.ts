import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyShippedAssets } from '#dev/vite/shipped-assets.ts';
import { shipped } from './pdf.ts';

it('ships what pdf.js asks for: character maps, fonts, and the decoders of scans', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-shipped-'));
  copyShippedAssets(folder);
  for (const [place, file] of [
    [shipped.cMapUrl, 'UniGB-UTF16-H.bcmap'],
    [shipped.standardFontDataUrl, 'FoxitSerif.pfb'],
    [shipped.wasmUrl, 'jbig2.wasm'],
    [shipped.wasmUrl, 'openjpeg.wasm'],
  ] as const)
    expect([file, existsSync(path.join(folder, place, file))]).toEqual([file, true]);
  expect(
    readFileSync(path.join(folder, shipped.wasmUrl, 'jbig2.wasm'))
      .subarray(0, 4)
      .toString('latin1'),
  ).toBe('\0asm');
});
