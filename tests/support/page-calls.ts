import { isSuccess } from '#contract/platform/codes.ts';
import { addressOf, bodyOf, callHeader, type Answer, type Endpoint, type Input } from '#contract/platform/endpoint.ts';
import { readEnvelope } from '#contract/platform/envelope.ts';
import { readData } from '#contract/platform/read-data.ts';
import type { TestCore } from './core.ts';

/** A call as the page makes it, named for the gateway. */
export function sendAsPage<E extends Endpoint>(
  { fetch }: Pick<TestCore, 'fetch'>,
  call: E,
  input: Input<E>,
): Promise<Response> {
  const body = bodyOf(call, input);
  return fetch(`/api${addressOf(call, input)}`, {
    method: call.method,
    headers: {
      [callHeader]: `${call.id} ${call.path}`,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
}

/** The same with its data read; throws when the platform refuses, or answers something else. */
export async function askAsPage<E extends Endpoint>(
  core: Pick<TestCore, 'fetch'>,
  call: E,
  input: Input<E>,
): Promise<Answer<E>> {
  const text = await (await sendAsPage(core, call, input)).text();
  const envelope = text.startsWith('{') ? readEnvelope(JSON.parse(text)) : null;
  if (!envelope || !isSuccess(envelope.code)) throw new Error(`${call.id} was answered by ${text.slice(0, 300)}`);
  const read = readData(call, envelope.data);
  if (read.kind !== 'data') throw new Error(`${call.id} has other data: ${text.slice(0, 300)}`);
  return read.data;
}
