/** Owner and permissions of a file or folder, as `stat` has them. */
export interface PosixFacts {
  path: string;
  uid: number;
  mode: number;
  isSymbolicLink: boolean;
}

/** What is wrong with a file or folder. */
export type Distrust = 'link' | 'root' | 'rootWrites' | 'administrator' | 'list' | 'administratorsWrite';
type Tell = (why: Distrust, path: string) => string;

/** Why somebody without administrator rights could have written a file; null: nobody could. `facts`: it and its folders. */
export function posixDistrust(facts: readonly PosixFacts[], tell: Tell): string | null {
  for (const { path, uid, mode, isSymbolicLink } of facts) {
    if (isSymbolicLink) return tell('link', path);
    if (uid !== 0) return tell('root', path);
    if ((mode & 0o022) !== 0) return tell('rootWrites', path);
  }
  return null;
}

/** SYSTEM, Administrators, and the service that installs Windows. */
const administrators = new Set([
  'SY',
  'BA',
  'LA',
  'S-1-5-18',
  'S-1-5-32-544',
  'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464',
]);
/** Rights by which a file is changed or replaced: write, append, delete, delete a child, change permissions and owner. */
const fileWriteMask = 0x2 | 0x4 | 0x40 | 0x1_0000 | 0x4_0000 | 0x8_0000 | 0x1000_0000 | 0x4000_0000;
/** In a folder, adding files is harmless: an added policy belongs to who added it. */
const folderWriteMask = fileWriteMask & ~(0x2 | 0x4);
const rightBits: Readonly<Record<string, number>> = {
  GA: 0x1000_0000,
  GW: 0x4000_0000,
  FA: 0x1f_01ff,
  FW: 0x12_0116,
  CC: 0x1,
  DC: 0x2,
  LC: 0x4,
  SW: 0x8,
  RP: 0x10,
  WP: 0x20,
  DT: 0x40,
  LO: 0x80,
  CR: 0x100,
  SD: 0x1_0000,
  WD: 0x4_0000,
  WO: 0x8_0000,
};

/** The same for Windows, from the security descriptor in its text form (SDDL). */
export function sddlDistrust(path: string, sddl: string, kind: 'file' | 'folder', tell: Tell): string | null {
  const [, owner = ''] = /^O:(.*?)(?=G:|D:|S:|$)/.exec(sddl.trim()) ?? [];
  if (!administrators.has(owner)) return tell('administrator', path);
  const [, list] = /D:[A-Z]*((?:\([^)]*\))*)/.exec(sddl) ?? [];
  // No list at all lets everybody do everything.
  if (!list) return tell('list', path);
  const mask = kind === 'file' ? fileWriteMask : folderWriteMask;
  for (const [, entry = ''] of list.matchAll(/\(([^)]*)\)/g)) {
    const [type = '', flags = '', rights = '', , , who = ''] = entry.split(';');
    const inheritOnly = flags.includes('IO');
    if (!type.includes('A') || inheritOnly || administrators.has(who)) continue;
    if ((bitsOf(rights) & mask) !== 0) return tell('administratorsWrite', path);
  }
  return null;
}

function bitsOf(rights: string): number {
  if (/^0x/i.test(rights)) return Number.parseInt(rights, 16);
  const names = rights.match(/../g) ?? [];
  return names.reduce((bits, name) => bits | (rightBits[name] ?? 0), 0);
}
