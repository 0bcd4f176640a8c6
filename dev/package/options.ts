import { parseArgs } from 'node:util';

export const systems = ['linux', 'win', 'mac'] as const;
export type System = (typeof systems)[number];

/** What `npm run package` was asked for. */
export interface PackageOptions {
  system: System;
  tenant: string;
  /** A folder to look at, instead of installers. */
  dir: boolean;
  /** Kinds of installers instead of those that the configuration names. */
  targets: string[];
  /** Folder with Electron's distribution; null: electron-builder downloads it. */
  electronDist: string | null;
  /** Folder of the result. */
  out: string;
}

const ownSystem: Readonly<Record<string, System>> = { win32: 'win', darwin: 'mac' };

/** Reads the command line; throws an Error with the fault. */
export function readOptions(args: readonly string[], platform: NodeJS.Platform): PackageOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      linux: { type: 'boolean' },
      win: { type: 'boolean' },
      mac: { type: 'boolean' },
      dir: { type: 'boolean', default: false },
      target: { type: 'string', multiple: true, default: [] },
      tenant: { type: 'string', default: 'lectern' },
      'electron-dist': { type: 'string' },
      out: { type: 'string', default: 'release' },
    },
  });
  const asked = systems.filter((system) => values[system]);
  if (asked.length > 1) throw new Error('One system at a time: --linux, --win or --mac.');
  if (values.dir && values.target.length > 0) throw new Error('--dir makes a folder: it takes no --target.');
  return {
    system: asked[0] ?? ownSystem[platform] ?? 'linux',
    tenant: values.tenant,
    dir: values.dir,
    targets: values.target,
    electronDist: values['electron-dist'] ?? null,
    out: values.out,
  };
}
