import type { CallShape } from '../contract/calls.ts';
import { type PathOverrides, overriddenPath } from './call-path.ts';
import { readCode } from './envelope-code.ts';
import type { CallOptions, CallParameters, PlatformAnswer, PlatformClient } from './platform-client.ts';
import type { Upstream } from './upstream.ts';

export interface PlatformClientParts {
  upstream: Upstream;
  overrides: () => PathOverrides;
  /** Hears that the platform no longer knows the session of this token: 303, 10000 or 403 (000 §8). */
  onSessionCode: (code: 303 | 10000 | 403, token: string) => void;
}

/** The platform as the main process calls it. */
export function createPlatformClient({ upstream, overrides, onSessionCode }: PlatformClientParts): PlatformClient {
  return {
    async call(shape, parameters = {}, options = {}) {
      const outcome = await upstream.send(requestOf(shape, parameters, options, overrides()));
      if (outcome.kind === 'unreachable') return { kind: 'unreachable' };
      if (outcome.kind !== 'answer') return { kind: 'unknown', status: null };
      const answer = await readAnswer(outcome.response);
      if (answer.kind === 'answered' && outcome.sentToken !== null && endsSession(answer.code)) {
        onSessionCode(answer.code, outcome.sentToken);
      }
      return answer;
    },
  };
}

function requestOf(shape: CallShape, parameters: CallParameters, options: CallOptions, overrides: PathOverrides) {
  const { path: values = {}, query = {}, body } = parameters;
  const path = shape.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const entries = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    method: shape.method,
    path: overriddenPath(path, `${shape.id} ${shape.path}`, overrides),
    search: new URLSearchParams(entries).toString(),
    headers: new Headers({
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }),
    body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)),
    ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
}

async function readAnswer(response: Response): Promise<PlatformAnswer> {
  const { status } = response;
  const text = await response.text().catch(() => null); // Cut off on the way: the outcome is unknown.
  // Whatever a failing server writes into an envelope, it is not known to have acted or not.
  if (text === null || status >= 500) return { kind: 'unknown', status };
  const envelope = parsed(text);
  if (!envelope) return status === 403 ? answered(403, 403, '', null) : { kind: 'unknown', status };
  const code = readCode(envelope.code);
  if (code === null) return { kind: 'unknown', status };
  return answered(status, code, typeof envelope.message === 'string' ? envelope.message : '', envelope.data ?? null);
}

function answered(status: number, code: number, message: string, data: unknown): PlatformAnswer {
  return { kind: 'answered', status, code, message, data };
}

function parsed(text: string): { code: unknown; message?: unknown; data?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'code' in value ? value : null;
  } catch {
    return null; // No envelope.
  }
}

function endsSession(code: number): code is 303 | 10000 | 403 {
  return code === 303 || code === 10000 || code === 403;
}
