import * as z from 'zod/mini';
import type { SignedInAccount } from '../gateway/platform-client.ts';
import type { Branch } from '../../src/contract/ipc/session.ts';

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
const branch = z.object({
  code: z.string(),
  name: z.string(),
  actor: text,
  organ: text,
  chosenBy: z.optional(text),
});

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

/** The branch that this machine remembers, and whose choice it was. */
export interface RememberedBranch {
  branch: Branch;
  /** Null: nobody knows, as in a file of an older client. */
  chosenBy: string | null;
}

/** Reads the branch that was remembered; null when there is none. */
export function readBranch(value: unknown): RememberedBranch | null {
  const read = z.safeParse(branch, value);
  if (!read.success) return null;
  const { chosenBy = null, ...rest } = read.data;
  return { branch: rest, chosenBy };
}
