import type { Configuration } from 'electron-builder';
import fuses, { type FuseV1Options } from '@electron/fuses';

/**
 * The switches in Electron's binary: it is no Node, takes no NODE_OPTIONS and no inspector, loads the archive alone and
 * only unchanged, and gives a file no more rights than a browser does.
 */
export const wantedFuses = {
  runAsNode: false,
  enableCookieEncryption: true,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
} satisfies Configuration['electronFuses'];

type FuseName = keyof typeof wantedFuses;

const { FuseV1Options: options, getCurrentFuseWire } = fuses;

const optionOf: Readonly<Record<FuseName, FuseV1Options>> = {
  runAsNode: options.RunAsNode,
  enableCookieEncryption: options.EnableCookieEncryption,
  enableNodeOptionsEnvironmentVariable: options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: options.EnableNodeCliInspectArguments,
  enableEmbeddedAsarIntegrityValidation: options.EnableEmbeddedAsarIntegrityValidation,
  onlyLoadAppFromAsar: options.OnlyLoadAppFromAsar,
  loadBrowserProcessSpecificV8Snapshot: options.LoadBrowserProcessSpecificV8Snapshot,
  grantFileProtocolExtraPrivileges: options.GrantFileProtocolExtraPrivileges,
};

/** The characters of the wire in a binary. */
const told: Readonly<Record<string, string>> = { '0': 'off', '1': 'on', r: 'removed' };

/** The fuses as a binary carries them: 'on', 'off', 'removed' or 'unknown'. Throws when it carries none. */
export async function readFuses(binary: string): Promise<Record<FuseName, string>> {
  const wire = await getCurrentFuseWire(binary);
  const state = (name: FuseName) => told[String.fromCharCode(wire[optionOf[name]] ?? 0)] ?? 'unknown';
  return {
    runAsNode: state('runAsNode'),
    enableCookieEncryption: state('enableCookieEncryption'),
    enableNodeOptionsEnvironmentVariable: state('enableNodeOptionsEnvironmentVariable'),
    enableNodeCliInspectArguments: state('enableNodeCliInspectArguments'),
    enableEmbeddedAsarIntegrityValidation: state('enableEmbeddedAsarIntegrityValidation'),
    onlyLoadAppFromAsar: state('onlyLoadAppFromAsar'),
    loadBrowserProcessSpecificV8Snapshot: state('loadBrowserProcessSpecificV8Snapshot'),
    grantFileProtocolExtraPrivileges: state('grantFileProtocolExtraPrivileges'),
  };
}

/** The fuses that are not what they must be, each with its state. */
export function wrongFuses(read: Readonly<Record<string, string>>): string[] {
  return Object.entries(wantedFuses).flatMap(([name, on]) =>
    read[name] === (on ? 'on' : 'off') ? [] : [`${name} is ${read[name] ?? 'unknown'}`],
  );
}
