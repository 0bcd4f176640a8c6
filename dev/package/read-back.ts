import { globSync } from 'node:fs';
import path from 'node:path';
import { archiveFaults, readArchive, type ArchiveFile } from './archive.ts';
import { readFuses, wrongFuses } from './fuses.ts';
import type { System } from './options.ts';

/** What was packed, as it is asked for when it is read back. */
export interface PackedPlace {
  /** Folder of the result. */
  out: string;
  system: System;
  /** Name of the program's file on Linux. */
  program: string;
  /** What the configuration wants of the fuses. */
  fuses: Readonly<Record<string, unknown>>;
}

/** What is in a package, and what is wrong with it ([]: nothing). */
export interface ReadBack {
  /** Folders of the packed client, one for each processor. */
  folders: string[];
  files: ArchiveFile[];
  faults: string[];
}

/** Where electron-builder leaves archive and binary of each system, below the folder of the result. */
const layout: Readonly<Record<System, { archive: string; binary: (program: string) => string }>> = {
  linux: { archive: 'linux*-unpacked/resources/app.asar', binary: (program) => `linux*-unpacked/${program}` },
  win: { archive: 'win*-unpacked/resources/app.asar', binary: () => 'win*-unpacked/*.exe' },
  mac: {
    archive: 'mac*/*.app/Contents/Resources/app.asar',
    binary: () => 'mac*/*.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
  },
};

/** Reads archives and fuses of what was packed. */
export async function readBack({ out, system, program, fuses }: PackedPlace): Promise<ReadBack> {
  const { archive, binary } = layout[system];
  const archives = globSync(path.join(out, archive));
  const binaries = globSync(path.join(out, binary(program)));
  const packed = archives.map((file) => ({ file, files: readArchive(file) }));
  const fusesOf = async (file: string) =>
    wrongFuses(await readFuses(file), fuses).map((fault) => `${file}: fuse ${fault}`);
  return {
    folders: archives.map((file) => path.resolve(file, '../..')),
    files: packed[0]?.files ?? [],
    faults: [
      ...(archives.length === 0 ? ['There is no app.asar.'] : []),
      ...(binaries.length === 0 ? ['There is no program.'] : []),
      ...packed.flatMap(({ file, files }) => archiveFaults(files).map((fault) => `${file}: ${fault}`)),
      ...(await Promise.all(binaries.map(fusesOf))).flat(),
    ],
  };
}
