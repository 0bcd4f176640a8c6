import { endsSession, sessionCodes, type SessionCode } from '../../src/contract/platform/codes.ts';
import { addressOf, bodyOf, type Endpoint, type Input } from '../../src/contract/platform/endpoint.ts';
import { parseEnvelope } from '../../src/contract/platform/envelope.ts';
import { type PathOverrides, overriddenPath } from './call-path.ts';
import type { CallOptions, PlatformAnswer, PlatformClient } from './platform-client.ts';
import type { Upstream } from './upstream.ts';

export interface PlatformClientOptions {
  upstream: Upstream;
  overrides: () => PathOverrides;
  /** Called when the platform refuses the session of this token: 303, 10000 or 403 (000 §8). */
  onSessionCode: (code: SessionCode, token: string) => void;
}

/** The platform client of the main process. */
export function createPlatformClient({ upstream, overrides, onSessionCode }: PlatformClientOptions): PlatformClient {
  return {
    async call(call, input, options = {}) {
      const outcome = await upstream.send(requestOf(call, input, options, overrides()));
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

function requestOf<E extends Endpoint>(call: E, input: Input<E>, options: CallOptions, overrides: PathOverrides) {
  const [pathname = '', search = ''] = addressOf(call, input).split('?');
  const body = bodyOf(call, input);
  return {
    method: call.method,
    path: overriddenPath(pathname, `${call.id} ${call.path}`, overrides),
    search,
    headers: new Headers({
      accept: 'application/json',
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    }),
    body: body === null ? null : new TextEncoder().encode(JSON.stringify(body)),
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
}

/** HTTP 403 without an envelope ends the session like code 403. */
const forbidden = sessionCodes[2];

async function readAnswer(response: Response): Promise<PlatformAnswer> {
  const { status } = response;
  const text = await response.text().catch(() => null); // Cut off in transit: the outcome is unknown.
  // A failing server may or may not have acted, whatever its envelope says.
  if (text === null || status >= 500) return { kind: 'unknown', status };
  const envelope = parseEnvelope(text);
  if (envelope) return { kind: 'answered', status, ...envelope, data: envelope.data ?? null };
  if (status !== forbidden) return { kind: 'unknown', status };
  return { kind: 'answered', status, code: forbidden, message: '', data: null };
}
