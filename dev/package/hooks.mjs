// The hooks of electron-builder.yml. electron-builder runs on whatever Node there is, our TypeScript on the one of the lockfile.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedNode } from '../setup/packages.mjs';

const root = path.resolve(import.meta.dirname, '../..');

function run(...args) {
  return new Promise((resolve, reject) => {
    const script = path.join(root, 'dev', 'package', 'hooks.ts');
    const child = spawn(pinnedNode(root), [script, ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}.`))));
  });
}

/** False: nothing of node_modules is packed. */
export const beforeBuild = () => false;

export const beforePack = () => run('build');

export const afterPack = ({ packager, appOutDir }) =>
  run('beside', packager.getResourcesDir(appOutDir), packager.platform.buildConfigurationKey);

export async function afterAllArtifactBuild({ outDir, configuration, platformToTargets }) {
  for (const { buildConfigurationKey } of platformToTargets.keys())
    await run('read-back', outDir, buildConfigurationKey, JSON.stringify(configuration.electronFuses));
}
