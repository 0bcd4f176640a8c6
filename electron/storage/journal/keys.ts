import {
  constants,
  createHash,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { KeystoreError, toKeystoreError } from '../keystore/keystore-error.ts';
import type { JournalHeader } from './header.ts';
import { JournalError } from './journal-error.ts';
import { dataKeyLength, keyCheck } from './record-format.ts';

/** The system's keystore, as the journal needs it. */
export interface KeyVault {
  /** Null: this machine has no keystore. */
  wrap(bytes: Uint8Array): Promise<Uint8Array | null>;
  /** Null: the keystore does not know these bytes. Rejects when it cannot tell now. */
  unwrap(bytes: Uint8Array): Promise<Uint8Array | null>;
}

export interface NewKey {
  key: Uint8Array;
  vaultKey: string | null;
  rescueKey: string | null;
  /** Of the rescue key; absent: there is none. */
  rescuePrint?: string;
}

export type Report = (what: string, error: unknown) => void;

const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

/** A fresh data key, wrapped by whatever there is. Trouble with a wrap is reported and never stops an exam. */
export async function makeKey(vault: KeyVault, rescuePem: string | null, report: Report): Promise<NewKey> {
  const key = randomBytes(dataKeyLength);
  const rescueKey = wrapForRescue(rescuePem, key, report);
  return {
    key,
    vaultKey: await wrapByVault(vault, key, report),
    rescueKey,
    ...(rescueKey === null || rescuePem === null ? {} : { rescuePrint: rescuePrint(rescuePem) }),
  };
}

/** By which people tell rescue keys apart: the same for both halves. A private key that is given gives its public half. */
export function rescuePrint(key: string | KeyObject): string {
  const half = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const digits = createHash('sha256').update(half).digest('hex').slice(0, 16).toUpperCase();
  return digits.replaceAll(/(.{4})(?=.)/g, '$1-');
}

async function wrapByVault(vault: KeyVault, key: Uint8Array, report: Report): Promise<string | null> {
  try {
    const wrapped = await vault.wrap(key);
    return wrapped && Buffer.from(wrapped).toString('base64');
  } catch (error) {
    report('the keystore refused to wrap a journal key', error);
    return null;
  }
}

export function wrapForRescue(pem: string | null, key: Uint8Array, report: Report): string | null {
  if (pem === null) return null;
  try {
    return publicEncrypt({ key: createPublicKey(pem), ...oaep }, key).toString('base64');
  } catch (error) {
    report('the rescue public key cannot be used', error);
    return null;
  }
}

function checked(header: JournalHeader, key: Uint8Array | null): Uint8Array | null {
  return key && key.length === dataKeyLength && keyCheck(key) === header.keyCheck ? key : null;
}

/**
 * The data key of a journal. Rejects with KeystoreError; `changed` and JournalError `locked-away` mean that only the
 * rescue key opens it.
 */
export async function findKey(
  vault: Pick<KeyVault, 'unwrap'>,
  header: JournalHeader,
  bareKey: Uint8Array | null,
): Promise<Uint8Array> {
  const beside = checked(header, bareKey);
  if (beside) return beside;
  if (header.vaultKey === null) throw new JournalError('locked-away', 'The key beside the journal is missing.');
  const key = checked(header, await unwrap(vault, Buffer.from(header.vaultKey, 'base64')));
  if (!key) throw new KeystoreError('changed', 'The keystore gives another key than that of the journal.');
  return key;
}

async function unwrap(vault: Pick<KeyVault, 'unwrap'>, wrapped: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await vault.unwrap(wrapped);
  } catch (error) {
    throw toKeystoreError(error);
  }
}

/** Why a rescue key opens a journal not. */
export class RescueKeyError extends Error {
  readonly code: 'no-rescue-key' | 'other-key';
  /** Of the key with which the journal was made; null: its version did not write it down. */
  readonly madeWith: string | null;

  constructor(code: RescueKeyError['code'], madeWith: string | null = null) {
    super(
      code === 'other-key'
        ? 'The rescue key does not fit this journal.'
        : 'This journal was made without a rescue key.',
    );
    this.code = code;
    this.madeWith = madeWith;
  }
}

/** The centre's way: opens the data key with the private half of the rescue key. Throws RescueKeyError when it does not fit. */
export function rescueKeyOf(header: JournalHeader, privateKey: KeyObject | string): Uint8Array {
  if (header.rescueKey === null) throw new RescueKeyError('no-rescue-key');
  const wrapped = Buffer.from(header.rescueKey, 'base64');
  const key = checked(header, decrypted(privateKey, wrapped));
  if (!key) throw new RescueKeyError('other-key', header.rescuePrint ?? null);
  return key;
}

/** Null: the key does not fit, which OpenSSL tells in words of its own. */
function decrypted(key: KeyObject | string, wrapped: Uint8Array): Uint8Array | null {
  try {
    return privateDecrypt({ key, ...oaep }, wrapped);
  } catch {
    return null;
  }
}
