import { getAccountUserInfo } from '#contract/platform/account/account.ts';
import { getUserInfo } from '#contract/platform/account/user.ts';
import { certificatePdfStream, certificateTimeoutMs } from '#contract/platform/certificate/certificate.ts';
import { movedStatus, paperHereStatus, status } from '#contract/platform/codes.ts';
import { callHeader, isEffectCall } from '#contract/platform/endpoint.ts';
import { parseEnvelope } from '#contract/platform/envelope.ts';
import { isLacking } from '#contract/platform/profile/features.ts';
import type { PlatformProfile } from '#contract/platform/profile/profile.ts';
import { readAccount } from './account.ts';
import { answerHeaders } from './answer-headers.ts';
import { boundedBody } from './bounded-body.ts';
import { overriddenPath, type PathOverrides } from './call-path.ts';
import { canonicalPath } from './canonical-path.ts';
import { sendWithin } from './follow-read.ts';
import { IdleTimeoutError } from './idle-timeout.ts';
import { fileAnswer, fileOfBytes, relayedAnswer } from './media-answer.ts';
import type { SignedInAccount } from './platform-client.ts';
import { isPlaylist, readPlaylist } from './playlist.ts';
import {
  successfulData,
  endedSession,
  logoutCallOf,
  refusesToken,
  sessionCallOf,
  mustBeginSession,
  takeToken,
} from './session-answer.ts';
import { spokenBody, spokenQuery, spokenText } from './spoken.ts';
import { withoutTokenFields } from './token-fields.ts';
import { isText, maskToken } from './token-mask.ts';
import type { Upstream } from './upstream.ts';

/** The session as the gateway reads and updates it. */
export interface GatewaySession {
  token: () => string | null;
  /** Takes a new token; resolves when it is stored. */
  begin: (token: string, accountId: string | null, call: string) => Promise<void>;
  /** The platform told the page whose token it is. */
  identify: (token: string, account: SignedInAccount) => Promise<void>;
  end: (reason: 'signed-out') => Promise<void>;
}

/** A local copy of a platform file. */
export interface StoredFile {
  bytes: Uint8Array;
  /** Content type as sent by the platform. */
  type: string;
}

/** A text answer of the platform to a request of the page, before anything is masked. */
export interface ObservedAnswer {
  method: string;
  path: string;
  body: Uint8Array;
  text: string;
  sentToken: string | null;
}

export interface ForwardOptions {
  upstream: Upstream;
  session: GatewaySession;
  overrides: () => PathOverrides;
  profile: () => PlatformProfile;
  /** Called when an answer only suggests that this token is not valid. */
  onDoubt: (token: string) => void;
  /** The local copy of a platform file, if any: an open paper shows its pictures without network. */
  storedFile: (path: string) => Promise<StoredFile | null>;
  /** Sees every text answer: main records what it must not take the page's word for. */
  observe?: (answer: ObservedAnswer) => void;
  /** A file of another host, which the platform led to. */
  elsewhere: { platformOrigin: string; file: (address: string, range: string | null) => Promise<Response> };
  /** Sees what a playlist of the platform names. */
  onPlaylist?: (path: string, named: readonly string[]) => void;
  /** True while a paper that is not at the platform belongs where the learner is now. */
  keepsHere: () => Promise<boolean>;
  /** True: the session is still needed to deliver a paper; main signs out at the platform later, by this call. */
  holdsSession: (logout: string) => Promise<boolean>;
}

/** Calls that tell the page whose token it is. */
const accountPaths = [getAccountUserInfo.path, getUserInfo.path];
const allowedMethods = ['GET', 'HEAD', 'POST'];
const maxBodyBytes = 32 * 1024 * 1024;
/** A platform that draws a certificate when it is asked for takes its time. */
const fileCalls: Readonly<Record<string, number>> = { [certificatePdfStream.id]: certificateTimeoutMs };

/** Forwards the page's `/api/...` requests to the platform and returns what the page may see of the answer. */
export function createForwarder({
  upstream,
  session,
  overrides,
  profile,
  onDoubt,
  storedFile,
  observe,
  elsewhere,
  onPlaylist,
  keepsHere,
  holdsSession,
}: ForwardOptions): (request: Request) => Promise<Response> {
  /** Updates the session from the answer to one of its calls. Resolves to a new token, which the page must not get. */
  async function updateSession(text: string, path: string, sent: string, sentToken: string | null) {
    const call = sessionCallOf(path, sent, overrides());
    if (!call) {
      if (accountPaths.includes(path) && sentToken !== null) await identify(sentToken, text);
      return null;
    }
    const taken = takeToken(call, text, profile());
    if (taken) await session.begin(taken.token, taken.accountId, call.id);
    else if (endedSession(call, text)) await session.end('signed-out');
    return taken?.token ?? null;
  }

  async function identify(token: string, text: string): Promise<void> {
    const account = readAccount(successfulData(text));
    if (account) await session.identify(token, account);
  }

  // A refusal of an older token says nothing about the current one: the page retries with that.
  function refusesOldToken(text: string, sentToken: string | null): boolean {
    const current = session.token();
    return sentToken !== null && current !== null && current !== sentToken && refusesToken(text);
  }

  return async (request) => {
    if (!allowedMethods.includes(request.method)) return plain(405, `${request.method} is not used.`);
    const { pathname, search } = new URL(request.url);
    const path = canonicalPath(pathname.slice('/api'.length));
    if (path === null) return plain(400, 'The path is not spelled canonically.');
    const sent = overriddenPath(path, request.headers.get(callHeader), overrides());
    const file = request.method === 'GET' ? await storedFile(path + search) : null;
    const range = request.method === 'GET' ? request.headers.get('range') : null;
    if (file) return fileAnswer(fileOfBytes(file.bytes), range, { 'content-type': file.type });
    const logout = logoutCallOf(path, sent, overrides());
    if (logout && (await holdsSession(logout.id))) {
      await session.end('signed-out');
      return heldBack();
    }
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.length > maxBodyBytes) return plain(413, 'The request is too large.');
    const sessionCall = sessionCallOf(path, sent, overrides());
    // Whoever signs in, or goes elsewhere, over a session that is needed here would leave its paper behind.
    if (sessionCall?.session === 'begins' && session.token() !== null && (await keepsHere()))
      return plain(paperHereStatus, 'A paper that is not at the platform belongs here.');
    const call = sessionCall?.id ?? request.headers.get(callHeader)?.split(' ')[0] ?? '';
    if (isLacking(call, profile())) return plain(404, 'The platform does not have this call.');
    const asked = {
      method: request.method,
      effect: mayHaveEffect(request),
      path: sent,
      search: spokenQuery(search.slice(1), call, profile()),
      headers: request.headers,
      body: body.length > 0 ? spokenBody(body, request.headers.get('content-type') ?? '', call, profile()) : null,
    };
    const isFile = request.method === 'GET' && !sessionCall && (call === '' || call in fileCalls);
    const timeoutMs = fileCalls[call];
    const named = timeoutMs === undefined ? asked : { ...asked, timeoutMs };
    const outcome = isFile
      ? await sendWithin(named, { upstream, platformOrigin: elsewhere.platformOrigin })
      : await upstream.send(named);
    if (isFile && outcome.kind === 'redirected' && outcome.location?.startsWith('https://'))
      return elsewhere.file(outcome.location, range);
    if (outcome.kind !== 'answer') return outcome.kind === 'timed-out' ? timedOut() : unreachable(outcome.kind);
    const { response, sentToken } = outcome;
    const mask = (text: string) => maskToken(maskToken(text, sentToken), session.token());
    const headers = answerHeaders(response.headers, mask);
    if (sentToken !== null && (response.status === 401 || response.status === 403)) onDoubt(sentToken);
    const relayed = (answer: Response) =>
      relayedAnswer(answer, range, headers, async (part) => {
        const next = await upstream.send({ ...asked, headers: withRange(request.headers, part) });
        return next.kind === 'answer' ? next.response : null;
      });
    if (isFile && range === null && onPlaylist && isPlaylist(response.headers.get('content-type') ?? '', `x:${path}`)) {
      const text = (await boundedBody(response).catch(() => null))?.toString('utf8');
      if (text === undefined) return unreachable('broken');
      onPlaylist(path, readPlaylist(text, new URL(path, elsewhere.platformOrigin).href)?.named ?? []);
      return new Response(mask(text), { status: response.status, headers });
    }
    if (!sessionCall && !isText(response.headers.get('content-type'))) return relayed(response);
    try {
      const received = await boundedBody(response);
      if (received === null) return plain(502, 'The answer is too large.');
      const original = received.toString('utf8');
      const text = spokenText(original, call, profile());
      const bytes = text === original ? received : Buffer.from(text);
      if (sentToken !== null && parseEnvelope(text)?.code === status.noLogin) onDoubt(sentToken);
      const newToken = await updateSession(text, path, sent, sentToken);
      if (sessionCall && newToken === null && mustBeginSession(sessionCall, text))
        return plain(200, 'No token was found.');
      if (refusesOldToken(text, sentToken)) return plain(502, 'The answer was to an older session.');
      observe?.({ method: request.method, path, body, text, sentToken });
      const shown = visibleBytes(bytes, text, (visible) => mask(maskToken(visible, newToken)));
      if (range !== null) {
        // A platform that says nothing of its files may send a film; words are none, whatever their status.
        const isFile = response.headers.get('content-type') === null && parseEnvelope(text) === null;
        return isFile ? await relayed(new Response(shown, response)) : Response.error();
      }
      return new Response(bodiless(response.status) ? null : shown, { status: response.status, headers });
    } catch (error) {
      return error instanceof IdleTimeoutError ? timedOut() : unreachable('broken');
    }
  };
}

/** Bytes of an answer as the page may see them. Latin-1 maps every byte to one character and back: any encoding passes unchanged. */
function visibleBytes(bytes: Buffer, text: string, mask: (text: string) => string): Uint8Array<ArrayBuffer> {
  const stripped = withoutTokenFields(text);
  const masked = stripped === text ? mask(bytes.toString('latin1')) : mask(Buffer.from(stripped).toString('latin1'));
  return new Uint8Array(Buffer.from(masked, 'latin1'));
}

/** As the page names its call; a request without a name may be anything. */
function mayHaveEffect({ method, headers }: Request): boolean {
  const called = headers.get(callHeader);
  return called === null ? method === 'POST' : isEffectCall(called);
}

function withRange(page: Headers, range: string): Headers {
  const headers = new Headers(page);
  headers.set('range', range);
  return headers;
}

function bodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

// Plain text, not an envelope: the page then decides by status (502 network, 504 timeout, 421 moved).

/** What the platform would answer: the learner is signed out on this machine. */
function heldBack(): Response {
  return Response.json({ code: 0, message: '', data: null });
}

function timedOut(): Response {
  return plain(504, 'The platform did not answer in time.');
}

function unreachable(kind: string): Response {
  if (kind === 'redirected') return plain(movedStatus, 'The platform answered with a redirect.');
  return plain(502, 'The platform was not reached.');
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
