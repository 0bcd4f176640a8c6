import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './envelope.ts';

const largestBody = 8 * 1024 * 1024;

/** The body of a request as text; rejects when it is larger than 8 MB or breaks off. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size > largestBody) throw new Error('The body is larger than 8 MB.');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A body as JSON or form fields; an empty one is {}; `undefined`: it is neither. */
export function parseBody(text: string, type: string): unknown {
  if (text === '') return {};
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
    'content-length': reply.bytes.length,
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
