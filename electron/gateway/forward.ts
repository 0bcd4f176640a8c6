import { getAccountUserInfo } from '../../src/contract/platform/account/account.ts';
import { callHeader } from '../../src/contract/platform/endpoint.ts';
import { readAccount } from '../session/account.ts';
import { answerHeaders } from './answer-headers.ts';
import { overriddenPath, type PathOverrides } from './call-path.ts';
import { keptAnswer, type KeptFile } from './kept-answer.ts';
import { IdleTimeoutError } from './idle-timeout.ts';
import type { SignedInAccount } from './platform-client.ts';
import {
  successfulData,
  endedSession,
  refusesToken,
  sessionCallOf,
  takeToken,
  type TakenToken,
} from './session-answer.ts';
import { isText, maskToken } from './token-mask.ts';
import type { Upstream } from './upstream.ts';

/** What the gateway needs to know of the session, and tells it. */
export interface GatewaySession {
  token: () => string | null;
  /** Takes a new token; resolves when it is kept. */
  begin: (token: string, accountId: string | null, call: string) => Promise<void>;
  /** The page asked whose token it is, and this was the answer. */
  identify: (token: string, account: SignedInAccount) => Promise<void>;
  end: (reason: 'signed-out') => Promise<void>;
}

export interface ForwardOptions {
  upstream: Upstream;
  session: GatewaySession;
  overrides: () => PathOverrides;
  /** The local copy of a platform file, if any: an open paper shows its pictures without network. */
  storedFile: (path: string) => Promise<KeptFile | null>;
}

const allowedMethods = ['GET', 'HEAD', 'POST'];
const largestBody = 32 * 1024 * 1024;

/** Forwards `/api/...` of the page to the platform and gives back what of the answer the page may see. */
export function createForwarder({
  upstream,
  session,
  overrides,
  storedFile,
}: ForwardOptions): (request: Request) => Promise<Response> {
  async function visible(text: string, request: Request, path: string, sentToken: string | null): Promise<string> {
    const call = sessionCallOf(request.method, path);
    if (!call) {
      if (path === getAccountUserInfo.path && sentToken !== null) await heardAccount(sentToken, text);
      return text;
    }
    const taken: TakenToken | null = takeToken(call, text);
    if (taken) await session.begin(taken.token, taken.accountId, call.id);
    else if (endedSession(call, text)) await session.end('signed-out');
    return taken ? taken.text : text;
  }

  async function heardAccount(token: string, text: string): Promise<void> {
    const account = readAccount(successfulData(text));
    if (account) await session.identify(token, account);
  }

  // What the platform says of an older token says nothing of the live one: the page asks again with that.
  function isStale(text: string, sentToken: string | null): boolean {
    const live = session.token();
    return sentToken !== null && live !== null && live !== sentToken && refusesToken(text);
  }

  return async (request) => {
    if (!allowedMethods.includes(request.method)) return plain(405, `${request.method} is not used.`);
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice('/api'.length);
    const file = request.method === 'GET' ? await storedFile(path + search) : null;
    if (file) return keptAnswer(file, request.headers.get('range'));
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.length > largestBody) return plain(413, 'The request is too large for this way.');
    const outcome = await upstream.send({
      method: request.method,
      path: overriddenPath(path, request.headers.get(callHeader), overrides()),
      search,
      headers: request.headers,
      body: body.length > 0 ? body : null,
    });
    if (outcome.kind !== 'answer') return outcome.kind === 'silent' ? silent() : unreachable(outcome.kind);
    const { response, sentToken } = outcome;
    const hide = (text: string) => maskToken(maskToken(text, sentToken), session.token());
    const headers = answerHeaders(response.headers, hide);
    if (!isText(response.headers.get('content-type'))) {
      return new Response(response.body, { status: response.status, headers });
    }
    try {
      // Latin-1 maps every byte to one letter and back: text of any encoding passes unharmed.
      const text = await visibleText(response, (seen) => visible(seen, request, path, sentToken));
      if (isStale(text, sentToken)) return plain(502, 'The answer was to an older session.');
      return new Response(bodyFor(response.status, hide(text)), { status: response.status, headers });
    } catch (error) {
      return error instanceof IdleTimeoutError ? silent() : unreachable('broken');
    }
  };
}

async function visibleText(response: Response, visible: (text: string) => Promise<string>): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  const shown = await visible(text);
  return shown === text ? bytes.toString('latin1') : Buffer.from(shown, 'utf8').toString('latin1');
}

function bodyFor(status: number, text: string): Uint8Array<ArrayBuffer> | null {
  return status === 204 || status === 304 ? null : new Uint8Array(Buffer.from(text, 'latin1'));
}

// Plain text on purpose: the page takes anything that is no envelope by its status (502 network, 504 time-out).

function silent(): Response {
  return plain(504, 'The platform was silent for too long.');
}

function unreachable(kind: string): Response {
  return plain(502, kind === 'redirected' ? 'The platform answered with a redirect.' : 'The platform was not reached.');
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
