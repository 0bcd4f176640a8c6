import * as z from 'zod/mini';
import type { Branch } from '#contract/ipc/session.ts';
import type { SignedInAccount } from '../gateway/platform-client.ts';

/** The session in the vault: enough to resume an exam without network. */
export interface StoredSession {
  token: string;
  account: SignedInAccount | null;
}

const text = z.nullable(z.string());
const sessionSchema = z.object({
  token: z.string().check(z.minLength(1)),
  account: z.nullable(z.object({ accountId: z.string(), name: text, maskedPhone: text })),
});
const branchSchema = z.object({
  code: z.string(),
  name: z.string(),
  actor: text,
  organ: text,
  chosenBy: z.optional(text),
  left: z.optional(z.boolean()),
});

/** Parses the secret of the vault; null: none, or not a session. */
export function readStoredSession(secret: string | null): StoredSession | null {
  if (secret === null) return null;
  try {
    const read = z.safeParse(sessionSchema, JSON.parse(secret));
    return read.success ? read.data : null;
  } catch {
    return null; // Not JSON: treated like no session.
  }
}

/** The branch stored on this machine, and the account that chose it. */
export interface StoredBranch {
  branch: Branch;
  /** Null: unknown, as in files of older versions. */
  chosenBy: string | null;
  /** True after a switch of tenant or identity, until a branch is chosen there. */
  left?: boolean;
}

/** Parses the stored branch; null: none. */
export function readStoredBranch(value: unknown): StoredBranch | null {
  const read = z.safeParse(branchSchema, value);
  if (!read.success) return null;
  const { chosenBy = null, left = false, ...branch } = read.data;
  return { branch, chosenBy, left };
}
