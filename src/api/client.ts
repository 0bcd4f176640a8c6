import * as z from 'zod/mini';
import { isSuccess } from '../contract/platform/codes.ts';
import {
  addressOf,
  bodyOf,
  callHeader,
  type Answer,
  type Endpoint,
  type Input,
} from '../contract/platform/endpoint.ts';
import { readEnvelope, type Envelope } from '../contract/platform/envelope.ts';
import { failureOf, type Failure } from '../contract/platform/failure.ts';
import { ApiError } from './errors.ts';

/** 10 s (000 §9); main cuts a silent platform off as well. */
const timeoutMs = 10_000;

/** Makes a call and reads its answer. Throws `ApiError` and nothing else; shows nothing. */
export async function send<E extends Endpoint>(call: E, input: Input<E>, signal?: AbortSignal): Promise<Answer<E>> {
  return (await sendAndHear(call, input, signal)).data;
}

/** The same with the platform's own sentence, for a success that is none to the learner. */
export async function sendAndHear<E extends Endpoint>(
  call: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<{ data: Answer<E>; message: string }> {
  const response = await request(call, input, signal);
  const envelope = readEnvelope(await response.json().catch(() => null));
  if (!envelope || !isSuccess(envelope.code)) throw new ApiError(call.id, failureIn(response, envelope));
  const answer = z.safeParse(call.answer, envelope.data);
  if (!answer.success) throw new ApiError(call.id, { kind: 'malformed', status: response.status });
  return { data: answer.data as Answer<E>, message: envelope.message };
}

/** Makes a call that answers with bytes; an envelope in its place is a failure. */
export async function sendForBytes<E extends Endpoint>(
  call: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const response = await request(call, input, signal);
  if ((response.headers.get('content-type') ?? '').includes('json')) {
    throw new ApiError(call.id, failureIn(response, readEnvelope(await response.json().catch(() => null))));
  }
  if (!response.ok) throw new ApiError(call.id, httpFailure(response.status));
  return new Uint8Array(await response.arrayBuffer());
}

async function request<E extends Endpoint>(call: E, input: Input<E>, signal?: AbortSignal): Promise<Response> {
  const { contentType, ...body } = await encodedBody(call, input);
  // A tenant may serve the call elsewhere; the gateway finds out by its name.
  const headers = { [callHeader]: `${call.id} ${call.path}`, ...contentType };
  const { method } = call;
  try {
    return await answerOf(`/api${addressOf(call, input)}`, { method, headers, ...body }, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(call.id, { kind: isTimeout(error) ? 'timeout' : 'network' });
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Fetches; the time-out is for the beginning of the answer, however long the rest takes. */
async function answerOf(address: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('no answer', 'TimeoutError')), timeoutMs);
  try {
    return await fetch(address, {
      ...init,
      // The gateway adds every header of the session; the page knows none of them.
      credentials: 'omit',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The body, with the content type where the browser does not know it. */
async function encodedBody<E extends Endpoint>(call: E, input: Input<E>) {
  const fields = bodyOf(call, input);
  if (fields === null) return {};
  const texts = () => Object.entries(fields).map(([name, value]) => [name, String(value)]);
  switch (call.bodyKind) {
    case 'json':
      return { body: JSON.stringify(fields), contentType: { 'content-type': 'application/json' } };
    case 'form':
      return { body: new URLSearchParams(texts()) };
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        form.append(name, value instanceof Blob ? value : String(value));
      // Encoded here: a handler of Electron gets bytes of a page, but not the files behind its form.
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      return { body: await encoded.arrayBuffer(), contentType: { 'content-type': type } };
    }
  }
}

function failureIn(response: Response, envelope: Envelope | null): Failure {
  return envelope ? failureOf(envelope, Object.fromEntries(response.headers)) : httpFailure(response.status);
}

/** HTTP 403 ends the session like code 403 (gaps G-007); the gateway answers 502 and 504 for what it could not reach. */
function httpFailure(status: number): Failure {
  if (status === 403) return { kind: 'session', code: 403, message: '' };
  if (status === 504) return { kind: 'timeout' };
  if (status === 502) return { kind: 'network' };
  return { kind: 'malformed', status };
}
