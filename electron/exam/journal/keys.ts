import { constants, createPublicKey, privateDecrypt, publicEncrypt, randomBytes } from 'node:crypto';
import { dataKeyLength, keyCheck } from './cipher.ts';
import { KeystoreError, toKeystoreError } from '../../session/keystore-error.ts';
import type { JournalHeader } from './header.ts';
import { JournalError } from './journal-error.ts';

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
}

export type Report = (what: string, error: unknown) => void;

const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

/** A fresh data key, wrapped by whatever there is. Trouble with a wrap is reported and never stops an exam. */
export async function makeKey(vault: KeyVault, rescuePem: string | null, report: Report): Promise<NewKey> {
  const key = randomBytes(dataKeyLength);
  return { key, vaultKey: await wrapByVault(vault, key, report), rescueKey: wrapForRescue(rescuePem, key, report) };
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

/** The centre's way: opens the data key with the private half of the rescue key. Throws when it does not fit. */
export function rescueKeyOf(header: JournalHeader, privatePem: string): Uint8Array {
  if (header.rescueKey === null) throw new Error('This journal was made without a rescue key.');
  const key = checked(header, privateDecrypt({ key: privatePem, ...oaep }, Buffer.from(header.rescueKey, 'base64')));
  if (!key) throw new Error('The rescue key opens another journal, not this one.');
  return key;
}
