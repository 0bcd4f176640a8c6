import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.ts';

/** A room, and the rooms that it may import from. A new folder below src/features is a zone at birth. */
export interface Zone {
  name: string;
  owns(file: string): boolean;
  mayImport(target: string): boolean;
}

const below =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`));

const features = readdirSync(path.join(root, 'src/features'));
const shared = ['src/api', 'src/ui', 'src/lib', 'electron/contract'];

/** The direction of the house (docs/ARCHITECTURE.md). Tests and configuration are free. */
export const zones: readonly Zone[] = [
  { name: 'app', owns: below('src/app'), mayImport: below('src', 'electron/contract', 'locales') },
  ...features.map((feature) => ({
    name: `feature ${feature}`,
    owns: below(`src/features/${feature}`),
    mayImport: below(`src/features/${feature}`, ...shared),
  })),
  { name: 'api', owns: below('src/api'), mayImport: below('src/api', 'src/lib', 'electron/contract') },
  { name: 'ui', owns: below('src/ui'), mayImport: below('src/ui', 'src/lib', 'electron/contract') },
  { name: 'lib', owns: below('src/lib'), mayImport: below('src/lib', 'electron/contract', 'locales') },
  { name: 'contract', owns: below('electron/contract'), mayImport: below('electron/contract') },
  { name: 'electron', owns: below('electron'), mayImport: below('electron') },
  { name: 'platform', owns: below('dev/platform'), mayImport: below('dev/platform', 'src/api', 'electron/contract') },
  { name: 'host', owns: below('dev/host'), mayImport: below('dev/host') },
];

/** The zone of a file; the first that owns it. */
export function zoneOf(file: string): Zone | undefined {
  return zones.find((zone) => zone.owns(file));
}
