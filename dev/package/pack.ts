import path from 'node:path';
import { build, type AfterPackContext, type BuildResult, type Configuration } from 'electron-builder';
import { layBeside } from './beside.ts';
import { readBrand, type Brand } from './brand.ts';
import type { PackageOptions } from './options.ts';
import { builderTargets, mayUpdateItself, overlayOf } from './overlay.ts';
import { readBack, type ReadBack } from './read-back.ts';

/** What was packed, and what is wrong with it ([]: nothing). */
export interface Packed extends ReadBack {
  /** Installers and folders. */
  artifacts: string[];
}

/** Packs the built client for one tenant and one system, then reads archive and fuses back. */
export async function pack(root: string, options: PackageOptions): Promise<Packed> {
  const brand = readBrand(root, options.tenant);
  const out = path.resolve(root, options.out);
  let read: ReadBack = { folders: [], files: [], faults: ['Nothing was read back.'] };
  const config: Configuration = {
    ...overlayOf(brand),
    ...hooksOf(brand, options, async (fuses) => {
      read = await readBack({ out, system: options.system, program: brand.program, fuses });
    }),
    directories: { output: out },
    ...(options.electronDist !== null && { electronDist: path.resolve(options.electronDist) }),
  };
  const artifacts = await build({ projectDir: root, config, publish: 'never', ...builderTargets(options) });
  return { ...read, artifacts: [...artifacts, ...read.folders] };
}

/** The hooks that `electron-builder.yml` names, for this tenant and in this process; who calls has built the client. */
function hooksOf(
  brand: Brand,
  { system }: PackageOptions,
  onDone: (fuses: Readonly<Record<string, unknown>>) => Promise<void>,
): Configuration {
  return {
    beforeBuild: async () => false,
    beforePack: () => undefined,
    afterPack({ packager, appOutDir }: AfterPackContext) {
      layBeside(brand, packager.getResourcesDir(appOutDir), mayUpdateItself(system, process.env));
    },
    async afterAllArtifactBuild({ configuration }: BuildResult) {
      await onDone({ ...configuration.electronFuses });
      return [];
    },
  };
}
