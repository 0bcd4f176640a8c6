import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

// By its fixed path: a variable of the environment could name another program.
const reg = String.raw`C:\Windows\System32\reg.exe`;
const timeoutMs = 5_000;
/** electron-builder derives the ids of its installers from it. */
const builderSpace = '50e065bc-3134-11e6-9bab-38c9862bdaf3';

/** Under this key of the registry our installer remembers where it put a program: below HKLM for all users, below HKCU for one. */
export function installKey(appId: string): string {
  const space = Buffer.from(builderSpace.replaceAll('-', ''), 'hex');
  const bytes = createHash('sha1').update(space).update(appId).digest().subarray(0, 16);
  // A UUID of version 5.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(bytes.toString('hex'));
  return `Software\\${parts?.slice(1).join('-')}`;
}

/**
 * Whether the installer put this program there for all users of the computer, asked as its next version asks: then that one wants
 * an administrator, also when nobody sees it. True as well where the registry does not answer.
 */
export function isInstalledForAll(appId: string): boolean {
  const query = ['query', `HKLM\\${installKey(appId)}`, '/v', 'InstallLocation', '/reg:64'];
  // 1: there is no such key or value.
  return spawnSync(reg, query, { stdio: 'ignore', windowsHide: true, timeout: timeoutMs }).status !== 1;
}
