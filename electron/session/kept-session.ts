import * as z from 'zod/mini';
import type { SignedInAccount } from '../gateway/platform-client.ts';
import type { Branch } from '../contract/session.ts';

/** What the vault holds of a session: enough to sit on with no network. */
export interface KeptSession {
  token: string;
  account: SignedInAccount | null;
}

const text = z.nullable(z.string());
const kept = z.object({
  token: z.string().check(z.minLength(1)),
  account: z.nullable(z.object({ accountId: z.string(), name: text, maskedPhone: text })),
});
const branch = z.object({ code: z.string(), name: z.string(), actor: text, organ: text });

/** Reads what the vault gave; null when it is nothing this client wrote. */
export function readKeptSession(secret: string | null): KeptSession | null {
  if (secret === null) return null;
  try {
    const read = z.safeParse(kept, JSON.parse(secret));
    return read.success ? read.data : null;
  } catch {
    return null; // Not ours: as good as nothing.
  }
}

/** Reads the branch that was remembered; null when there is none. */
export function readBranch(value: unknown): Branch | null {
  const read = z.safeParse(branch, value);
  return read.success ? read.data : null;
}
