import { createHash } from 'node:crypto';

function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * The folder of an account: its id does not stand on the disk in clear. The same number is somebody else at another
 * platform (`origin`); earlier versions left the platform out.
 */
export function accountHash(accountId: string, origin?: string): string {
  return digest('account', accountId, ...(origin === undefined ? [] : [origin])).slice(0, 32);
}

/**
 * The name of an attempt. Earlier versions began a journal of a higher `generation` when an older one of the same paper
 * could not be opened; this one only reads them, as it does with names without the platform (`origin`).
 */
export function attemptIdOf(accountId: string, userPaperId: string, generation = 0, origin?: string): string {
  const parts = ['attempt', accountId, userPaperId, ...(generation > 0 ? [String(generation)] : [])];
  return digest(...parts, ...(origin === undefined ? [] : ['at', origin])).slice(0, 16);
}
