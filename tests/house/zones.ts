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

/** What page, main and platform share: the wire, IPC and paths; pure rules over them. */
const shared = ['src/contract', 'src/rules'];

const tools = ['src/api', 'src/ui', 'src/lib', ...shared];

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
  mayImport: below('dev/platform', ...shared),
}));

/** The layers of main, from the lowest; those of one line do not see each other. */
const layerLines = [
  ['kernel'],
  ['storage'],
  ['platform'],
  ['exam', 'study', 'market'],
  ['desktop'],
  ['tools'],
  ['app'],
];

const layers = layerLines.flatMap((line, index) =>
  line.map((layer) => ({
    name: `layer ${layer}`,
    owns: (file: string) => below(`electron/${layer}`)(file) && !file.includes('/testing/'),
    mayImport: below(
      `electron/${layer}`,
      ...layerLines.slice(0, index).flatMap((lower) => lower.map((name) => `electron/${name}`)),
      ...shared,
      'locales',
    ),
  })),
);

/** The room of main that a file lies in, for example `electron/exam/hand-in`; null: none, or what only tests use. */
export function roomOfMain(file: string): string | null {
  const [top, layer, ...way] = file.split('/');
  if (top !== 'electron' || layer === undefined || way.length === 0 || file.includes('/testing/')) return null;
  return way.length === 1 ? `${top}/${layer}` : `${top}/${layer}/${way[0]}`;
}

/** The direction of the house (docs/ARCHITECTURE.md). Tests and configuration are free. */
export const zones: readonly Zone[] = [
  { name: 'app', owns: below('src/app'), mayImport: below('src') },
  ...slices,
  { name: 'domain', owns: below('src/domain'), mayImport: below('src/domain', ...tools) },
  { name: 'api', owns: below('src/api'), mayImport: below('src/api', 'src/lib', ...shared) },
  { name: 'ui', owns: below('src/ui'), mayImport: below('src/ui', 'src/lib', ...shared) },
  { name: 'lib', owns: below('src/lib'), mayImport: below('src/lib', ...shared, 'locales') },
  { name: 'rules', owns: below('src/rules'), mayImport: below(...shared) },
  { name: 'contract', owns: below('src/contract'), mayImport: below('src/contract') },
  ...layers,
  // What tests of main share, and the two entries.
  {
    name: 'testing',
    owns: below('electron/testing'),
    mayImport: below('electron/testing', 'electron/kernel', 'electron/storage', ...shared),
  },
  { name: 'electron', owns: below('electron'), mayImport: below('electron', ...shared, 'locales') },
  ...services,
  {
    name: 'platform server',
    owns: below('dev/platform/server'),
    mayImport: below('dev/platform/server', ...shared),
  },
  { name: 'platform', owns: below('dev/platform'), mayImport: below('dev/platform', ...shared) },
  { name: 'host', owns: below('dev/host'), mayImport: below('dev/host') },
];

/** The zone of a file; the first that owns it. */
export function zoneOf(file: string): Zone | undefined {
  return zones.find((zone) => zone.owns(file));
}
