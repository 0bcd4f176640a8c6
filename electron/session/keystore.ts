/** What keeps secrets on this machine. */
export interface Keystore {
  /** False: nothing on this machine keeps a secret; it stays in memory. */
  available: () => Promise<boolean>;
  encrypt: (text: string) => Promise<Uint8Array>;
  /** `stale`: the system has a newer key, encrypt again. Rejects when it cannot be opened. */
  decrypt: (bytes: Uint8Array) => Promise<{ text: string; stale: boolean }>;
}
