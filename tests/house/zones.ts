import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.ts';

/** A room, and the rooms that it may import from. */
export interface Zone {
  name: string;
  owns(file: string): boolean;
  mayImport(target: string): boolean;
}

const below =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`));

const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const tools = ['src/api', 'src/ui', 'src/lib', 'src/contract'];

/** A slice sees itself, what its area shares, and what all areas share. A new folder is a zone at birth. */
const slices = foldersIn('src/features').flatMap((area) =>
  foldersIn(`src/features/${area}`).map((slice) => ({
    name: `slice ${area}/${slice}`,
    owns: below(`src/features/${area}/${slice}`),
    mayImport: below(`src/features/${area}/${slice}`, `src/features/${area}/shared`, 'src/domain', ...tools),
  })),
);

const services = foldersIn('dev/platform/services').map((service) => ({
  name: `service ${service}`,
  owns: below(`dev/platform/services/${service}`),
  mayImport: below('dev/platform', 'src/contract'),
}));

/** The direction of the house (docs/ARCHITECTURE.md). Tests and configuration are free. */
export const zones: readonly Zone[] = [
  { name: 'app', owns: below('src/app'), mayImport: below('src') },
  ...slices,
  { name: 'domain', owns: below('src/domain'), mayImport: below('src/domain', ...tools) },
  { name: 'api', owns: below('src/api'), mayImport: below('src/api', 'src/lib', 'src/contract') },
  { name: 'ui', owns: below('src/ui'), mayImport: below('src/ui', 'src/lib', 'src/contract') },
  { name: 'lib', owns: below('src/lib'), mayImport: below('src/lib', 'src/contract', 'locales') },
  { name: 'contract', owns: below('src/contract'), mayImport: below('src/contract') },
  { name: 'electron', owns: below('electron'), mayImport: below('electron', 'src/contract', 'locales') },
  ...services,
  {
    name: 'platform server',
    owns: below('dev/platform/server'),
    mayImport: below('dev/platform/server', 'src/contract'),
  },
  { name: 'platform', owns: below('dev/platform'), mayImport: below('dev/platform', 'src/contract') },
  { name: 'host', owns: below('dev/host'), mayImport: below('dev/host') },
];

/** The zone of a file; the first that owns it. */
export function zoneOf(file: string): Zone | undefined {
  return zones.find((zone) => zone.owns(file));
}
