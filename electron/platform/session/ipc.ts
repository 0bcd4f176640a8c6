import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Contract } from '#contract/ipc/contract.ts';
import type { Branch } from '#contract/ipc/session.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';
import { handler, noArguments, type DomainHandlers } from '#electron/kernel/ipc/handler.ts';
import type { Session } from './session.ts';

const text = z.string().check(z.maxLength(256));
// A learner whose branch is refused here cannot sign in at all.
const branch = z.object({
  code: text,
  name: z.string().check(z.maxLength(10_000)),
  actor: z.nullable(text),
  organ: z.nullable(text),
});
const endReason = z.enum(['signed-out', 'code-303', 'code-10000', 'code-403', 'demo-failed']);

/** `keepsHere`: true while a paper that is not at the platform belongs where the learner is now. */
export function sessionHandlers(
  session: Session,
  keepsHere: () => Promise<boolean>,
): DomainHandlers<Contract['session']> {
  async function chooseBranch(chosen: Branch): Promise<void> {
    const current = session.chosenBranch();
    const stays = current === null || (current.code === chosen.code && current.organ === chosen.organ);
    if (!stays && (await keepsHere()))
      throw new CodedError('paper-here', 'A paper that is not at the platform belongs to this branch.');
    session.chooseBranch(chosen);
  }

  return {
    current: handler(noArguments, () => session.state()),
    chooseBranch: handler(z.tuple([branch]), chooseBranch),
    end: handler(z.tuple([endReason]), (reason) => session.end(reason)),
    matchesRealNameHash: handler(z.tuple([text]), (hash) => matchesRealNameHash(session.token(), hash)),
  };
}

/** The real-name hash: MD5 of the token followed by `true` (001 §7, assumed). */
export function realNameHash(token: string): string {
  return createHash('md5').update(`${token}true`).digest('hex');
}

/** True when the platform's value is the token's real-name hash, in any letter case. */
export function matchesRealNameHash(token: string | null, hash: string): boolean {
  if (token === null) return false;
  const expected = Buffer.from(realNameHash(token));
  const given = Buffer.from(hash.trim().toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
