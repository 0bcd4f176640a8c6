import fuses, { type FuseV1Options } from '@electron/fuses';

const { FuseV1Options: options, getCurrentFuseWire } = fuses;

/** The fuses by the names of electron-builder.yml. */
const places: Readonly<Record<string, FuseV1Options>> = {
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
export async function readFuses(binary: string): Promise<Record<string, string>> {
  const wire = await getCurrentFuseWire(binary);
  return Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, told[String.fromCharCode(wire[place] ?? 0)] ?? 'unknown']),
  );
}

/** The fuses that are not what the configuration wants, each with its state. A fuse that it does not name is wrong as well. */
export function wrongFuses(
  read: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(places).flatMap((name) => {
    if (typeof wanted[name] !== 'boolean') return [`${name} is in no configuration`];
    return read[name] === (wanted[name] ? 'on' : 'off') ? [] : [`${name} is ${read[name] ?? 'unknown'}`];
  });
}
