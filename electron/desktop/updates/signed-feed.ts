import { createPublicKey, verify } from 'node:crypto';
import type { UpdateProblem } from '#contract/ipc/updates.ts';

/** Where updates come from, as the build says (resources/updates.json). */
export interface UpdateFeed {
  /** https address of the folder with `latest*.yml`, its signatures and the installers. */
  address: string;
  /** PEM of the Ed25519 public key whose private half signs `latest*.yml`. */
  publicKey: string;
}

export class UpdateError extends Error {
  readonly problem: UpdateProblem;

  constructor(problem: UpdateProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** Throws unless `signature` (base64) is that of these bytes by the private half of the key. */
export function requireSignature(text: string, signature: string, publicKey: string): void {
  const key = createPublicKey(publicKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new UpdateError('signature', 'The key of the feed is no Ed25519 key.');
  const given = Buffer.from(signature.trim(), 'base64');
  if (!verify(null, Buffer.from(text, 'utf8'), key, given)) {
    throw new UpdateError('signature', 'The feed is not signed by the key of this client.');
  }
}
