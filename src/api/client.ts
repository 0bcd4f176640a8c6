import { isTimeoutError, type Options } from 'ky';
import { certificateTimeoutMs } from '#contract/platform/certificate/certificate.ts';
import { fileAddressIn } from '#contract/platform/certificate/file-address.ts';
import { isSuccess, movedStatus, otherCode, paperHereStatus } from '#contract/platform/codes.ts';
import {
  addressOf,
  bodyOf,
  callHeader,
  callName,
  type Answer,
  type Endpoint,
  type Input,
} from '#contract/platform/endpoint.ts';
import { readEnvelope, type Envelope } from '#contract/platform/envelope.ts';
import { failureOf, type Failure } from '#contract/platform/failure.ts';
import { isNotUnderstood, readData } from '#contract/platform/read-data.ts';
import { remoteAddressOf } from '#contract/platform/remote-path.ts';
import { ApiError } from './errors.ts';
import { http } from './http.ts';

/** A file that is made when it is asked for takes its time; main gives it up first. */
const bytesTimeoutMs = certificateTimeoutMs + 5_000;

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
  const response = await request(call, input, { signal });
  const envelope = readEnvelope(await response.json().catch(() => null));
  if (!envelope || !isSuccess(envelope.code)) throw new ApiError(call.id, failureIn(response, envelope));
  // A success inside a failed response contradicts itself.
  if (!response.ok) throw new ApiError(call.id, httpFailure(response.status));
  const read = readData(call, envelope.data);
  if (read.kind === 'malformed') throw new ApiError(call.id, { kind: 'malformed', status: response.status });
  if (isNotUnderstood(call, envelope.data))
    throw new ApiError(call.id, { kind: 'malformed', status: response.status, unread: true });
  if (read.kind === 'no') throw new ApiError(call.id, failureOf({ ...envelope, code: otherCode }, {}));
  return { data: read.data, message: envelope.message };
}

/** Makes a call that answers with bytes; an envelope instead of bytes is a failure. */
export async function sendForBytes<E extends Endpoint>(
  call: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const response = await request(call, input, { signal, timeout: bytesTimeoutMs });
  if (!(response.headers.get('content-type') ?? '').includes('json')) return bytesOf(call, response);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const envelope = readEnvelope(jsonIn(bytes));
  // Bytes that are only called JSON.
  if (!envelope && response.ok) return bytes;
  const isGood = response.ok && envelope !== null && isSuccess(envelope.code);
  const address = isGood ? fileAddressIn(envelope.data) : null;
  if (address === null) throw new ApiError(call.id, failureIn(response, envelope));
  const there = address.startsWith('/') ? `/api${address}` : remoteAddressOf(address);
  return bytesOf(call, await answered(call, there, { signal, timeout: bytesTimeoutMs }));
}

async function bytesOf(call: Endpoint, response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new ApiError(call.id, httpFailure(response.status));
  return new Uint8Array(await response.arrayBuffer());
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null; // No JSON in spite of its label.
  }
}

async function request<E extends Endpoint>(call: E, input: Input<E>, options: Options): Promise<Response> {
  const { contentType, ...body } = await encodedBody(call, input);
  // Lets the gateway look up a tenant-specific address for the call.
  const headers = { [callHeader]: callName(call), ...contentType };
  const { method } = call;
  return answered(call, `/api${addressOf(call, input)}`, { method, headers, ...body, ...options });
}

async function answered(call: Endpoint, address: string, options: Options): Promise<Response> {
  try {
    return await http(address, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(call.id, { kind: isTimeoutError(error) ? 'timeout' : 'network' });
  }
}

/** The body, with a content type where ky cannot derive it. */
async function encodedBody<E extends Endpoint>(call: E, input: Input<E>) {
  const fields = bodyOf(call, input);
  if (fields === null) return {};
  const stringFields = () => Object.entries(fields).map(([name, value]) => [name, String(value)]);
  switch (call.bodyKind) {
    case 'json':
      return { json: fields };
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
  if (status === paperHereStatus) return { kind: 'paper-here' };
  return { kind: 'malformed', status };
}
