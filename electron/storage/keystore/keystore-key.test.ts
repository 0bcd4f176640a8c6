import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepKeystoreKey, takeKeystoreKey } from './keystore-key.ts';

let userData: string;
let exams: string;

beforeEach(() => {
  userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-user-'));
  exams = path.join(userData, 'exams');
});

const stateFile = () => path.join(userData, 'Local State');
const write = (state: object) => writeFileSync(stateFile(), JSON.stringify(state));
const state = (): unknown => JSON.parse(readFileSync(stateFile(), 'utf8'));
const keep = () => expect(keepKeystoreKey(userData, exams)).toBeNull();

describe('the key of the keystore on Windows', () => {
  it('comes back when Local State was deleted, and nothing else of it', () => {
    write({ os_crypt: { audit_enabled: true, encrypted_key: 'RFBBUEkx' }, window: { left: 4 } });
    keep();
    rmSync(stateFile());
    keep();
    expect(state()).toEqual({ os_crypt: { encrypted_key: 'RFBBUEkx' } });
  });

  it.each([
    ['', {}],
    ['{"window":{"left":4}', {}],
    ['{"window":{"left":4},"os_crypt":{"audit_enabled":true}}', { window: { left: 4 } }],
  ])('comes back into a Local State that has lost it: %s', (text, rest) => {
    write({ os_crypt: { encrypted_key: 'RFBBUEkx' } });
    keep();
    writeFileSync(stateFile(), text);
    keep();
    expect(state()).toMatchObject({ ...rest, os_crypt: { encrypted_key: 'RFBBUEkx' } });
  });

  it('is never taken from a Local State that has another one, which is kept beside it', () => {
    write({ os_crypt: { encrypted_key: 'one' } });
    keep();
    write({ os_crypt: { encrypted_key: 'two' } });
    keep();
    expect(state()).toEqual({ os_crypt: { encrypted_key: 'two' } });
    const [copy = ''] = readdirSync(exams);
    expect(JSON.parse(readFileSync(path.join(exams, copy), 'utf8'))).toEqual({ keys: ['one', 'two'] });
  });

  it('of two users of one folder stays apart', () => {
    write({ os_crypt: { encrypted_key: 'mine' } });
    keep();
    const other = mkdtempSync(path.join(os.tmpdir(), 'lectern-user-'));
    expect(keepKeystoreKey(other, exams)).toBeNull();
    expect(readdirSync(other)).toEqual([]);
  });

  it('leaves a first start alone, and says what it could not do', () => {
    keep();
    expect(readdirSync(userData)).toEqual([]);
    mkdirSync(stateFile());
    expect(keepKeystoreKey(userData, exams)).toMatch(/could not be kept/);
  });
});

describe('a run beside the client', () => {
  const apart = () => mkdtempSync(path.join(os.tmpdir(), 'lectern-apart-'));

  it('reads what the client has encrypted: it takes the key along, and nothing else', () => {
    write({ os_crypt: { encrypted_key: 'RFBBUEkx' }, window: { left: 4 } });
    const folder = apart();
    expect(takeKeystoreKey(userData, folder)).toBeNull();
    const taken: unknown = JSON.parse(readFileSync(path.join(folder, 'Local State'), 'utf8'));
    expect(taken).toEqual({ os_crypt: { encrypted_key: 'RFBBUEkx' } });
    expect(state()).toHaveProperty('window');
  });

  it('begins with nothing where the client has no key, and says what it could not read', () => {
    const folder = apart();
    expect(takeKeystoreKey(userData, folder)).toBeNull();
    writeFileSync(stateFile(), '{"window":');
    expect(takeKeystoreKey(userData, folder)).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
    rmSync(stateFile());
    mkdirSync(stateFile());
    expect(takeKeystoreKey(userData, folder)).toMatch(/could not be taken along/);
  });
});
