import type { KeystoreTrouble } from '#contract/ipc/exam.ts';
import { CodedError } from '#electron/kernel/coded-error.ts';

/** The keystore did not do what it was asked for. Only `changed` says anything about what it has encrypted before. */
export class KeystoreError extends CodedError {
  readonly trouble: KeystoreTrouble;

  constructor(trouble: KeystoreTrouble, message: string, options?: ErrorOptions) {
    super(`keystore-${trouble}`, message, options);
    this.name = 'KeystoreError';
    this.trouble = trouble;
  }

  /** True: trying again later may succeed without anybody doing anything. */
  get passing(): boolean {
    return this.trouble === 'busy' || this.trouble === 'slow' || this.trouble === 'gone';
  }
}

/** The words of Electron and of the systems behind it; safeStorage gives no codes. The first that fits. */
const words: readonly (readonly [RegExp, KeystoreTrouble])[] = [
  [/temporar|try again|busy|timed? ?out|is locked/i, 'busy'],
  [/denied|cancel|refused|dismissed|not allowed|not permitted/i, 'denied'],
  [/not available|unavailable|no keystore/i, 'gone'],
  [/error while decrypting|authenticate|has changed/i, 'changed'],
];

/** An unknown failure counts as `busy`: it is tried again, and nothing is concluded from it. */
export function toKeystoreError(error: unknown): KeystoreError {
  if (error instanceof KeystoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const trouble = words.find(([pattern]) => pattern.test(message))?.[1] ?? 'busy';
  return new KeystoreError(trouble, message, { cause: error });
}
