import { randomBytes } from 'node:crypto';
import type { KeyValueFile } from '../../settings/key-value-file.ts';
import type { Keystore } from '../../session/vault.ts';

const keyLength = 32;

/**
 * The key of the evidence queue, wrapped by the system's keystore. A machine without one keeps it in clear beside the
 * queue: evidence that nobody could deliver after a restart would help no one. A key that no longer opens is replaced;
 * what it sealed is given up, in the log.
 */
export async function openEvidenceKey(
  file: KeyValueFile,
  keystore: Keystore,
  report: (what: string, error: unknown) => void,
): Promise<Uint8Array> {
  const { wrapped, bare } = file.read();
  const known =
    typeof wrapped === 'string' ? await unwrap(wrapped, keystore, report) : typeof bare === 'string' ? bare : null;
  const key = known === null ? null : Buffer.from(known, 'base64');
  if (key?.byteLength === keyLength) return key;
  const made = randomBytes(keyLength);
  file.write(await wrap(made.toString('base64'), keystore, report));
  return made;
}

async function unwrap(wrapped: string, keystore: Keystore, report: (what: string, error: unknown) => void) {
  try {
    return (await keystore.decrypt(Buffer.from(wrapped, 'base64'))).text;
  } catch (error) {
    report('the key of the evidence queue does not open', error);
    return null;
  }
}

async function wrap(key: string, keystore: Keystore, report: (what: string, error: unknown) => void) {
  try {
    if (await keystore.available()) return { wrapped: Buffer.from(await keystore.encrypt(key)).toString('base64') };
  } catch (error) {
    report('the keystore does not wrap the key of the evidence queue', error);
  }
  return { bare: key };
}
