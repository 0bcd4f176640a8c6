import { createHash } from 'node:crypto';

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** The folder of an account: its id does not stand on the disk in clear. */
export function accountHash(accountId: string): string {
  return digest('account', accountId).slice(0, 32);
}

/**
 * The name of an attempt. Earlier versions began a journal of a higher `generation` when an older one of the same paper
 * could not be opened; this one only reads them.
 */
export function attemptIdOf(accountId: string, userPaperId: string, generation = 0): string {
  const parts = ['attempt', accountId, userPaperId];
  return digest(...parts, ...(generation > 0 ? [String(generation)] : [])).slice(0, 16);
}
