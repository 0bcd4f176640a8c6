import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { app } from './app.ts';
import { strictProxy } from './strict-proxy.ts';
import type { SafeStorage } from './surface.ts';

const unreadable = 'Error while decrypting the ciphertext provided to safeStorage.decryptString.';
const mode = () => (process.env['LECTERN_HOST_KEYSTORE'] ?? '').split(':')[0] ?? '';
/** The number after the mode: milliseconds of `slow`, failures of `temporary`. */
const amount = () => Number((process.env['LECTERN_HOST_KEYSTORE'] ?? '').split(':')[1] ?? Number.POSITIVE_INFINITY);
let failures = 0;

/** What the system's keystore does before it answers: it waits for a person, is busy, or was refused. */
async function keystoreAnswers(): Promise<void> {
  if (mode() === 'slow')
    await new Promise<void>((resolve) => Number.isFinite(amount()) && setTimeout(resolve, amount()));
  if (mode() === 'denied') throw new Error('Error while decrypting the ciphertext: access to the keystore was denied.');
  if (mode() !== 'temporary' || failures >= amount()) return;
  failures += 1;
  throw new Error('safeStorage is temporarily unavailable. Please try again.');
}

/**
 * Without a keystore Chromium encrypts with a key of its source code, and says that it is available. `locked`: the desktop has
 * a keyring by name, which is not there or was not unlocked.
 */
const plain = () => ['none', 'basic', 'locked'].includes(mode());
const plainKey = Buffer.alloc(32, 'peanuts');

/**
 * As on Windows, where the key lies in Chromium's own folder, encrypted for the system's user: whoever moves that folder has
 * another key. Electron makes it before it is ready.
 */
export function windowsKey(): Buffer {
  const file = path.join(app.getPath('sessionData'), 'Local State');
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
  const state: object = JSON.parse(text);
  const crypt: object = Object(Reflect.get(state, 'os_crypt'));
  const kept: unknown = Reflect.get(crypt, 'encrypted_key');
  if (typeof kept === 'string') return Buffer.from(kept, 'base64');
  const made = randomBytes(32);
  const encrypted_key = made.toString('base64');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ ...state, os_crypt: { ...crypt, encrypted_key } }));
  return made;
}

/**
 * The key of this user, in a file that only its owner reads: a keyring knows the program, whatever Chromium's folder is.
 * `rotate`: as if the system's keystore had changed.
 */
function key(): Buffer {
  if (process.platform === 'win32') return windowsKey();
  const folder = app.getPath('userData');
  const file = path.join(folder, mode() === 'rotate' ? 'lectern-host-key-2' : 'lectern-host-key');
  if (fs.existsSync(file)) return fs.readFileSync(file);
  fs.mkdirSync(folder, { recursive: true });
  const made = randomBytes(32);
  fs.writeFileSync(file, made, { mode: 0o600 });
  return made;
}

function encrypt(text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', plain() ? plainKey : key(), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(plain() ? 'v10' : 'v11'), nonce, cipher.getAuthTag(), body]);
}

function decrypt(bytes: Buffer): string {
  try {
    const isPlain = bytes.toString('latin1', 0, 3) === 'v10';
    if (plain() && !isPlain) throw new Error('There is no keystore.');
    const decipher = createDecipheriv('aes-256-gcm', isPlain ? plainKey : key(), bytes.subarray(3, 15));
    decipher.setAuthTag(bytes.subarray(15, 31));
    return decipher.update(bytes.subarray(31), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    throw new Error(unreadable, { cause: error });
  }
}

const implementation: SafeStorage = {
  isEncryptionAvailable: () => true,
  async isAsyncEncryptionAvailable() {
    if (mode() === 'slow') await keystoreAnswers();
    return true;
  },
  encryptString: encrypt,
  decryptString: decrypt,
  async encryptStringAsync(text) {
    await keystoreAnswers();
    return encrypt(text);
  },
  async decryptStringAsync(bytes) {
    await keystoreAnswers();
    return { result: decrypt(bytes), shouldReEncrypt: false };
  },
  getSelectedStorageBackend: () => (['none', 'basic', 'unnamed'].includes(mode()) ? 'basic_text' : 'gnome_libsecret'),
  setUsePlainTextEncryption: () => undefined,
};
export const safeStorage = strictProxy('safeStorage', implementation);
