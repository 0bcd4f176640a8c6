import * as z from 'zod/mini';
import { minute } from '../../server/clock.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Store } from '../../server/store.ts';
import { accountCodes } from './codes.ts';
import { digestOf } from './session.ts';

const lifetimeMs = 10 * minute;
const proofRow = z.object({ expires_at: z.number() });

/** Remembers for ten minutes that whoever holds this session could read a code sent to the account. */
export function rememberProof(store: Store, accountId: string, token: string, now: number): void {
  store.run(
    'INSERT OR REPLACE INTO self_proof (digest, account_id, expires_at) VALUES (?, ?, ?)',
    digestOf(token),
    accountId,
    now + lifetimeMs,
  );
}

/** Refuses unless this session proved itself in the last ten minutes. */
export function requireProof(store: Store, token: string, now: number): void {
  const proof = store.one(proofRow, 'SELECT expires_at FROM self_proof WHERE digest = ?', digestOf(token));
  if (!proof || proof.expires_at <= now) throw new Refusal(accountCodes.proofNeeded, '请先验证身份，再继续操作');
}

/** A proof is good for one change. */
export function forgetProof(store: Store, token: string): void {
  store.run('DELETE FROM self_proof WHERE digest = ?', digestOf(token));
}
