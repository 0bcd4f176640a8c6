import { isSuccess, movedStatus, otherCode } from '../contract/platform/codes.ts';
import {
  addressOf,
  bodyOf,
  callHeader,
  callName,
  type Answer,
  type Endpoint,
  type Input,
} from '../contract/platform/endpoint.ts';
import { readEnvelope, type Envelope } from '../contract/platform/envelope.ts';
import { failureOf, type Failure } from '../contract/platform/failure.ts';
import { readData } from '../contract/platform/read-data.ts';
import { ApiError } from './errors.ts';

/** 10 s (000 §9); the gateway in main has its own idle timeout. */
const timeoutMs = 10_000;

/** Makes a call and reads its answer. Throws `ApiError` and nothing else; shows nothing. */
export async function send<E extends Endpoint>(call: E, input: Input<E>, signal?: AbortSignal): Promise<Answer<E>> {
  return (await sendWithMessage(call, input, signal)).data;
}

/** Like `send`, with the envelope's message: for a success that the user experiences as a failure. */
export async function sendWithMessage<E extends Endpoint>(
  call: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<{ data: Answer<E>; message: string }> {
  const response = await request(call, input, signal);
  const envelope = readEnvelope(await response.json().catch(() => null));
  if (!envelope || !isSuccess(envelope.code)) throw new ApiError(call.id, failureIn(response, envelope));
  // A success inside a failed response contradicts itself.
  if (!response.ok) throw new ApiError(call.id, httpFailure(response.status));
  const read = readData(call, envelope.data);
  if (read.kind === 'malformed') throw new ApiError(call.id, { kind: 'malformed', status: response.status });
  if (read.kind === 'no') throw new ApiError(call.id, failureOf({ ...envelope, code: otherCode }, {}));
  return { data: read.data, message: envelope.message };
}

/** Makes a call that answers with bytes; an envelope instead of bytes is a failure. */
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
  // Lets the gateway look up a tenant-specific address for the call.
  const headers = { [callHeader]: callName(call), ...contentType };
  const { method } = call;
  try {
    return await answerOf(`/api${addressOf(call, input)}`, { method, headers, ...body }, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(call.id, { kind: isTimeout(error) ? 'timeout' : 'network' });
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Fetches; the timeout covers the time to the response headers, not the body. */
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

/** The body, with a content type where the browser cannot derive it. */
async function encodedBody<E extends Endpoint>(call: E, input: Input<E>) {
  const fields = bodyOf(call, input);
  if (fields === null) return {};
  const stringFields = () => Object.entries(fields).map(([name, value]) => [name, String(value)]);
  switch (call.bodyKind) {
    case 'json':
      return { body: JSON.stringify(fields), contentType: { 'content-type': 'application/json' } };
    case 'form':
      return { body: new URLSearchParams(stringFields()) };
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        form.append(name, value instanceof Blob ? value : String(value));
      // Encoded here: Electron's protocol handler receives raw bytes, but not the files of a FormData.
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      return { body: await encoded.arrayBuffer(), contentType: { 'content-type': type } };
    }
  }
}

function failureIn(response: Response, envelope: Envelope | null): Failure {
  return envelope ? failureOf(envelope, Object.fromEntries(response.headers)) : httpFailure(response.status);
}

/** The gateway answers 502 or 504 when it cannot reach the platform; main decides what a bare 401 or 403 means. */
function httpFailure(status: number): Failure {
  if (status === 504) return { kind: 'timeout' };
  if (status === 502) return { kind: 'network' };
  if (status === movedStatus) return { kind: 'moved' };
  return { kind: 'malformed', status };
}
