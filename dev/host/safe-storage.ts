import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { app } from './app.ts';
import { loud } from './loud.ts';
import type { SafeStorage } from './surface.ts';

const unreadable = 'Error while decrypting the ciphertext provided to safeStorage.decryptString.';
const mode = () => process.env['LECTERN_HOST_KEYSTORE'] ?? '';

/** The key of this profile, in a file that only its owner reads. `rotate`: as if the system's keystore had changed. */
function key(): Buffer {
  const folder = app.getPath('userData');
  const file = path.join(folder, mode() === 'rotate' ? 'lectern-host-key-2' : 'lectern-host-key');
  if (fs.existsSync(file)) return fs.readFileSync(file);
  fs.mkdirSync(folder, { recursive: true });
  const made = randomBytes(32);
  fs.writeFileSync(file, made, { mode: 0o600 });
  return made;
}

function encrypt(text: string): Buffer {
  if (mode() === 'none')
    throw new Error(
      'Error while encrypting the text provided to safeStorage.encryptString. Encryption is not available.',
    );
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from('v10'), nonce, cipher.getAuthTag(), body]);
}

function decrypt(bytes: Buffer): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(3, 15));
    decipher.setAuthTag(bytes.subarray(15, 31));
    return decipher.update(bytes.subarray(31), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    throw new Error(unreadable, { cause: error });
  }
}

const implementation: SafeStorage = {
  isEncryptionAvailable: () => mode() !== 'none',
  isAsyncEncryptionAvailable: async () => mode() !== 'none',
  encryptString: encrypt,
  decryptString: decrypt,
  encryptStringAsync: async (text) => encrypt(text),
  decryptStringAsync: async (bytes) => ({ result: decrypt(bytes), shouldReEncrypt: false }),
  getSelectedStorageBackend: () => (mode() === 'none' ? 'basic_text' : 'gnome_libsecret'),
  setUsePlainTextEncryption: () => undefined,
};
export const safeStorage = loud('safeStorage', implementation);
