import { describe, expect, it } from 'vitest';
import { posixDistrust, sddlDistrust } from './policy-trust.ts';

const tell = (why: string, path: string) => `${why} ${path}`;

const fine = { path: '/etc/lectern/policy.json', uid: 0, mode: 0o100644, isSymbolicLink: false };

describe('a policy on Linux or macOS', () => {
  it.each([
    ['of root', {}, /^trusted$/],
    ['of a user', { uid: 1000 }, /^root \/etc\/lectern$/],
    ['that a group writes', { mode: 0o100664 }, /^rootWrites/],
    ['that everybody writes', { mode: 0o100646 }, /^rootWrites/],
    ['that is a link', { isSymbolicLink: true }, /^link/],
  ])('%s', (_, changed, reason) => {
    const found = posixDistrust([fine, { ...fine, path: '/etc/lectern', ...changed }], tell);
    expect(found ?? 'trusted').toMatch(reason);
  });
});

describe('a policy on Windows', () => {
  const system = '(A;;FA;;;SY)(A;;FA;;;BA)';
  it.each([
    ['of administrators', `O:BAG:SYD:PAI${system}(A;;0x1200a9;;;BU)`, 'file', /^trusted$/],
    ['of the system', `O:SYG:SYD:AI${system}(A;ID;FR;;;BU)`, 'file', /^trusted$/],
    ['by its long name', `O:S-1-5-32-544G:SYD:${system}`, 'file', /^trusted$/],
    ['of a user', `O:S-1-5-21-1-2-3-1001G:SYD:${system}`, 'file', /^administrator /],
    ['that users write', `O:BAG:SYD:${system}(A;;FW;;;BU)`, 'file', /^administratorsWrite/],
    ['that users change', `O:BAG:SYD:${system}(A;;0x1301bf;;;AU)`, 'file', /^administratorsWrite/],
    ['that everybody controls', `O:BAG:SYD:${system}(A;OICI;FA;;;WD)`, 'file', /^administratorsWrite/],
    ['whose owner a user may change', `O:BAG:SYD:${system}(A;;WO;;;BU)`, 'file', /^administratorsWrite/],
    ['with rights for what is created below only', `O:BAG:SYD:${system}(A;OICIIO;FA;;;CO)`, 'file', /^trusted$/],
    ['that denies', `O:BAG:SYD:(D;;FA;;;BU)${system}`, 'file', /^trusted$/],
    ['without permissions', 'O:BAG:SY', 'file', /^list/],
    ['in a folder where users add files', `O:BAG:SYD:${system}(A;CI;DCLCRPCR;;;BU)`, 'folder', /^trusted$/],
    ['in a folder where users delete', `O:BAG:SYD:${system}(A;CI;DTSD;;;BU)`, 'folder', /^administratorsWrite/],
  ] as const)('%s', (_, sddl, kind, reason) => {
    const found = sddlDistrust('C:\\ProgramData\\Lectern\\policy.json', sddl, kind, tell);
    expect(found ?? 'trusted').toMatch(reason);
  });
});
