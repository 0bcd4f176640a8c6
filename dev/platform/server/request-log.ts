import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { jpegSize, pictureBytes } from './jpeg.ts';
import { ReceivedFile } from './received-file.ts';
import type { Store } from './store.ts';

/** One request as GET /__log gives it. The token is never in it, only whether there was one and its digest. */
export interface LogEntry {
  n: number;
  at: number;
  method: string;
  path: string;
  /** Id of the declared call; null: no such call. */
  id: string | null;
  account: string | null;
  token: { present: boolean; sha256: string | null };
  headers: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown> | null;
  status: number;
  /** Code of the envelope; null: an answer without envelope, or none at all. */
  code: number | null;
  /** Mode of the fault that hit the request. */
  fault: string | null;
}

const stored = z.object({ n: z.number(), entry: z.string() });

/** Keeps a request; kept in the database, so that a restart loses nothing. */
export function writeLog(store: Store, entry: Omit<LogEntry, 'n'>): void {
  store.run('INSERT INTO request_log (entry) VALUES (?)', JSON.stringify(entry));
}

/** The requests with a number above `after`, in the order in which they were answered. */
export function readLog(store: Store, after: number): unknown[] {
  return store
    .all(stored, 'SELECT n, entry FROM request_log WHERE n > ? ORDER BY n', after)
    .map(({ n, entry }): unknown => ({ n, ...z.parse(z.record(z.string(), z.unknown()), JSON.parse(entry)) }));
}

const tokenHeaders = ['token', 'authorization'];

/** Headers without the token and without what could hold one. */
export function loggedHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      tokenHeaders.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

export function loggedToken(token: string): LogEntry['token'] {
  return token === ''
    ? { present: false, sha256: null }
    : { present: true, sha256: createHash('sha256').update(token).digest('hex') };
}

const secrets = new Set(['password', 'oldPassword', 'newPassword', 'authCode']);

/** A query with its secrets blanked. */
export function loggedQuery(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].map(([name, value]) => [name, secrets.has(name) ? '***' : value]));
}

/** A body with its pictures shortened to size and digest, and its secrets blanked. */
export function loggedBody(body: unknown): Record<string, unknown> | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]): [string, unknown] => {
      if (secrets.has(name)) return [name, '***'];
      if (value instanceof ReceivedFile) return [name, describedFile(value)];
      return [name, typeof value === 'string' && value.length > 500 ? shortened(value) : value];
    }),
  );
}

function describedFile({ name, type, bytes }: ReceivedFile): unknown {
  return { name, type, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function shortened(value: string): unknown {
  const bytes = pictureBytes(value);
  if (!bytes) return `${value.slice(0, 200)}… (${value.length})`;
  const size = jpegSize(bytes);
  return {
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    jpeg: size !== null,
    width: size?.width ?? null,
    height: size?.height ?? null,
  };
}
