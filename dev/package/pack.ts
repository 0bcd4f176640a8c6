import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'electron-builder';
import * as z from 'zod/mini';
import { archiveFaults, readArchive, type ArchiveFile } from './archive.ts';
import { readBrand } from './brand.ts';
import { builderConfig, builderTargets, mayUpdateItself } from './config.ts';
import { readFuses, wrongFuses } from './fuses.ts';
import type { PackageOptions, System } from './options.ts';
import { stage } from './stage.ts';

/** What was packed, and what is wrong with it ([]: nothing). */
export interface Packed {
  /** Installers and folders. */
  artifacts: string[];
  files: ArchiveFile[];
  faults: string[];
}

const electronPackage = z.object({ version: z.string() });

/** Where electron-builder leaves archive and binary of each system, below the folder of the result. */
const layout: Readonly<Record<System, { archive: string; binary: (program: string, name: string) => string }>> = {
  linux: { archive: 'linux*-unpacked/resources/app.asar', binary: (program) => `linux*-unpacked/${program}` },
  win: { archive: 'win*-unpacked/resources/app.asar', binary: (_, name) => `win*-unpacked/${name}.exe` },
  mac: {
    archive: 'mac*/*.app/Contents/Resources/app.asar',
    binary: () => 'mac*/*.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
  },
};

/** Packs the built client for one system, then reads archive and fuses back. */
export async function pack(root: string, options: PackageOptions): Promise<Packed> {
  const brand = readBrand(root, options.tenant);
  const out = path.resolve(root, options.out);
  const app = path.join(out, '.stage', 'app');
  const extra = path.join(out, '.stage', 'extra');
  stage(root, brand, { app, extra, updates: mayUpdateItself(options.system, process.env) });
  const { version: electronVersion } = z.parse(
    electronPackage,
    JSON.parse(readFileSync(path.join(root, 'node_modules', 'electron', 'package.json'), 'utf8')),
  );
  const place = { root, app, extra, electronVersion, env: process.env };
  const artifacts = await build({
    projectDir: root,
    config: builderConfig(brand, options, place),
    publish: 'never',
    ...builderTargets(options),
  });
  const { archive, binary } = layout[options.system];
  const archives = globSync(path.join(out, archive));
  const binaries = globSync(path.join(out, binary(brand.program, brand.name)));
  const packed = archives.map((file) => ({ file, files: readArchive(file) }));
  return {
    artifacts: [...artifacts, ...archives.map((file) => path.resolve(file, '../..'))],
    files: packed[0]?.files ?? [],
    faults: [
      ...(archives.length === 0 ? ['There is no app.asar.'] : []),
      ...(binaries.length === 0 ? ['There is no program.'] : []),
      ...packed.flatMap(({ file, files }) => archiveFaults(files).map((fault) => `${file}: ${fault}`)),
      ...(await Promise.all(binaries.map(fusesOf))).flat(),
    ],
  };
}

async function fusesOf(binary: string): Promise<string[]> {
  return wrongFuses(await readFuses(binary)).map((fault) => `${binary}: fuse ${fault}`);
}
