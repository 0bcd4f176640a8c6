import type { Endpoint, Input } from '#contract/platform/endpoint.ts';
import { isAbsent, type PlatformAnswer, type PlatformClient } from '#electron/platform/gateway/platform-client.ts';

/** Question pages may be slow: the attempt has already been counted, so they get more than 10 s of silence. */
const timeoutMs = 20_000;
const maxTries = 3;

/** Calls that only read are repeated when their answer was lost, or is `foreign`: that of another question. */
export async function readWithRetry<E extends Endpoint>(
  platform: PlatformClient,
  call: E,
  input: Input<E>,
  foreign: (answer: PlatformAnswer) => boolean = () => false,
): Promise<PlatformAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await platform.call(call, input, { timeoutMs });
    const usable = (answer.kind !== 'unknown' && !foreign(answer)) || isAbsent(answer);
    if (usable || tries === maxTries) return answer;
  }
}
