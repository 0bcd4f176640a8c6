import type { Endpoint, Input } from '../../../src/contract/platform/endpoint.ts';
import { isAbsent, type PlatformAnswer, type PlatformClient } from '../../gateway/platform-client.ts';

/** Question pages may be slow: the attempt has already been counted, so they get more than 10 s of silence. */
const timeoutMs = 20_000;
const maxTries = 3;

/** Calls that only read are repeated when their answer was lost. */
export async function readPatiently<E extends Endpoint>(
  platform: PlatformClient,
  call: E,
  input: Input<E>,
): Promise<PlatformAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await platform.call(call, input, { timeoutMs });
    if (answer.kind !== 'unknown' || isAbsent(answer) || tries === maxTries) return answer;
  }
}
