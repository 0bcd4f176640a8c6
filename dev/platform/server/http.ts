import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './envelope.ts';
import { receivedForm } from './received-file.ts';

const largestBody = 8 * 1024 * 1024;

/** The body of a request; rejects when it is larger than 8 MB or breaks off. */
export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size > largestBody) throw new Error('The body is larger than 8 MB.');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/** A body as JSON, form fields or the parts of a form; an empty one is {}; `undefined`: it is none of them. */
export async function parseBody(bytes: Buffer<ArrayBuffer>, type: string): Promise<unknown> {
  if (bytes.length === 0) return {};
  if (type.startsWith('multipart/form-data')) return receivedForm(bytes, type);
  const text = bytes.toString('utf8');
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // No JSON: the handler's parameters are then missing, which is refused.
  }
}

/** Sends an answer with the platform's own Date; breaks off where the reply says so. */
export function sendReply(response: ServerResponse, reply: Reply, now: number): void {
  response.sendDate = false;
  response.writeHead(reply.status, {
    date: new Date(now).toUTCString(),
    'content-type': reply.type,
    ...('transfer-encoding' in reply.headers ? {} : { 'content-length': reply.bytes.length }),
    ...reply.headers,
  });
  if (reply.brokenAfter === null) {
    response.end(reply.bytes);
    return;
  }
  response.write(reply.bytes.subarray(0, reply.brokenAfter), () => response.destroy());
}

/** Sends an answer in small pieces over `ms`. */
export function trickle(response: ServerResponse, reply: Reply, now: number, ms: number): void {
  const pieces = 20;
  response.sendDate = false;
  response.writeHead(reply.status, {
    date: new Date(now).toUTCString(),
    'content-type': reply.type,
    'content-length': reply.bytes.length,
    ...reply.headers,
  });
  const size = Math.ceil(reply.bytes.length / pieces);
  const send = (piece: number) => {
    if (response.destroyed) return;
    if (piece >= pieces) {
      response.end();
      return;
    }
    response.write(reply.bytes.subarray(piece * size, (piece + 1) * size));
    setTimeout(send, ms / pieces, piece + 1);
  };
  send(0);
}
