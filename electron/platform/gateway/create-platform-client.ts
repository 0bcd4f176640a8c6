import { endsSession, isSuccess, status as statusCodes, type SessionCode } from '#contract/platform/codes.ts';
import { addressOf, bodyOf, type Endpoint, type Input } from '#contract/platform/endpoint.ts';
import { isLacking } from '#contract/platform/profile/features.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { translateFields, translateRequest } from '#contract/platform/profile/translate-request.ts';
import { boundedBody } from './bounded-body.ts';
import { otherPaths, overriddenPath, type PathOverrides } from './call-path.ts';
import { isAbsent, type CallOptions, type PlatformAnswer, type PlatformClient } from './platform-client.ts';
import { spokenEnvelope, spokenQuery } from './spoken.ts';
import type { Upstream } from './upstream.ts';

export interface PlatformClientOptions {
  upstream: Upstream;
  overrides: () => PathOverrides;
  profile: () => PlatformProfile;
  /** Called when the platform refuses the session of this token: 303, 10000 or 403 (000 §8). */
  onSessionCode: (code: SessionCode, token: string) => void;
  /** Called when an answer only suggests that this token is not valid: 401 or 403 without such an envelope, or 602. */
  onDoubt: (token: string) => void;
}

/** The platform client of the main process. */
export function createPlatformClient({
  upstream,
  overrides,
  profile,
  onSessionCode,
  onDoubt,
}: PlatformClientOptions): PlatformClient {
  /** Where a call was found that is not at its assumed path, by its id. */
  const foundAt = new Map<string, string>();

  async function send<E extends Endpoint>(call: E, input: Input<E>, options: CallOptions, speech: Speech) {
    const outcome = await upstream.send(requestOf(call, input, options, speech));
    const nothing = { sentToken: null };
    if (outcome.kind === 'unreachable') return { ...nothing, answer: { kind: 'unreachable' } as const };
    if (outcome.kind !== 'answer') return { ...nothing, answer: { kind: 'unknown', status: null } as const };
    return { sentToken: outcome.sentToken, answer: await readAnswer(call, outcome.response, speech.profile) };
  }

  /** Only a success counts: what the platform says to a call that is not there must end no session. */
  async function elsewhere<E extends Endpoint>(call: E, input: Input<E>, options: CallOptions, speech: Speech) {
    for (const path of otherPaths[call.id] ?? []) {
      const overrides = { ...speech.overrides, [call.id]: path };
      const { answer } = await send(call, input, options, { ...speech, overrides });
      if (answer.kind !== 'answered' || !isSuccess(answer.code) || answer.data === null) continue;
      foundAt.set(call.id, path);
      return answer;
    }
    return null;
  }

  return {
    async call(call, input, options = {}) {
      if (isLacking(call.id, profile())) return { kind: 'unknown', status: 404 };
      const speech = { overrides: { ...Object.fromEntries(foundAt), ...overrides() }, profile: profile() };
      const { answer, sentToken } = await send(call, input, options, speech);
      if (mayBeElsewhere(answer) && speech.overrides[call.id] === undefined) {
        const found = await elsewhere(call, input, options, speech);
        if (found) return found;
      }
      if (sentToken === null) return answer;
      if (answer.kind === 'answered' && endsSession(answer.code)) onSessionCode(answer.code, sentToken);
      else if (deniesSession(answer)) onDoubt(sentToken);
      return answer;
    },
  };
}

/** True where the platform has no such call, or its website answers in its place. */
function mayBeElsewhere(answer: PlatformAnswer): boolean {
  return isAbsent(answer) || (answer.kind === 'unknown' && answer.status === 200);
}

/** How this platform is spoken to. */
interface Speech {
  overrides: PathOverrides;
  profile: PlatformProfile;
}

function requestOf<E extends Endpoint>(call: E, input: Input<E>, options: CallOptions, speech: Speech) {
  const { overrides, profile } = speech;
  const [pathname = '', search = ''] = addressOf(call, input).split('?');
  const { contentType, body } = encoded(call, bodyOf(call, input), profile);
  return {
    method: call.method,
    effect: call.effect,
    path: overriddenPath(pathname, `${call.id} ${call.path}`, overrides),
    search: spokenQuery(search, call.id, profile),
    headers: new Headers({
      accept: 'application/json',
      ...(contentType === null ? {} : { 'content-type': contentType }),
    }),
    body,
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.as ? { as: { token: options.as.token, branch: options.as.branch } } : {}),
  };
}

/** A body in the platform's words, as JSON or as a form; main sends no files by this way. */
function encoded(call: Endpoint, fields: Record<string, unknown> | null, profile: PlatformProfile) {
  if (fields === null) return { contentType: null, body: null };
  const bytes = (text: string) => new TextEncoder().encode(text);
  if (call.bodyKind !== 'form') {
    return { contentType: 'application/json', body: bytes(JSON.stringify(translateRequest(call.id, fields, profile))) };
  }
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return {
    contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
    body: bytes(translateFields(call.id, form, profile).toString()),
  };
}

/** True for an answer that may come from anything between here and the platform, or concern one call only. */
export function deniesSession(answer: PlatformAnswer): boolean {
  if (answer.kind === 'unreachable') return false;
  const denied = answer.status === 401 || answer.status === 403;
  return denied || (answer.kind === 'answered' && answer.code === statusCodes.noLogin);
}

async function readAnswer(call: Endpoint, response: Response, profile: PlatformProfile): Promise<PlatformAnswer> {
  const { status } = response;
  const body = await boundedBody(response).catch(() => null); // Cut off in transit: the outcome is unknown.
  const text = body && new TextDecoder().decode(body);
  // A failing server may or may not have acted, whatever its envelope says.
  const pause = retryAfter(response.headers.get('retry-after'));
  if (text === null || status >= 500) return { kind: 'unknown', status, ...pause };
  const envelope = spokenEnvelope(text, call.id, profile);
  if (!envelope) return { kind: 'unknown', status, ...pause };
  return { kind: 'answered', status, ...envelope, data: envelope.data ?? null, ...pause };
}

/** The pause that an answer asks for, in seconds or as the date of its end. */
function retryAfter(header: string | null): { retryAfterMs?: number } {
  if (header === null) return {};
  const seconds = Number(header);
  const pauseMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return pauseMs > 0 ? { retryAfterMs: pauseMs } : {};
}
