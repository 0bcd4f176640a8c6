import * as z from 'zod/mini';

/**
 * The clear part of a journal, the same in both copies: whose it is (hashed) and its data key, wrapped by the system's
 * keystore and by the centre's rescue key.
 */
export interface JournalHeader {
  version: 1;
  attemptId: string;
  accountHash: string;
  createdAt: number;
  keyCheck: string;
  /** Base64; null: no keystore, the key lies in a file beside the journal. */
  vaultKey: string | null;
  /** Base64, RSA-OAEP with SHA-256; null: the tenant has no rescue key. */
  rescueKey: string | null;
  /** Fingerprint of that rescue key; absent: there is none, or an older version made the journal. */
  rescuePrint?: string | undefined;
}

const schema = z.object({
  version: z.literal(1),
  attemptId: z.string(),
  accountHash: z.string(),
  createdAt: z.number(),
  keyCheck: z.string(),
  vaultKey: z.nullable(z.string()),
  rescueKey: z.nullable(z.string()),
  rescuePrint: z.optional(z.string()),
});

export function headerBytes(header: JournalHeader): Buffer {
  return Buffer.from(JSON.stringify(header), 'utf8');
}

/** Null when the bytes are no header of a version this client knows. */
export function parseHeader(bytes: Uint8Array | null): JournalHeader | null {
  if (!bytes) return null;
  try {
    const result = schema.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    return result.success ? result.data : null;
  } catch {
    // Not JSON: no header of ours. The caller lists the journal as one that only the centre can look at.
    return null;
  }
}
