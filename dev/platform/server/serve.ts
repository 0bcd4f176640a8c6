import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { quirkOf } from '../content/people.ts';
import { rangeOf } from './byte-range.ts';
import { diagnose, type Diagnosed } from './diagnostics.ts';
import { answer, subjectOf, type Platform, type Request } from './dispatch.ts';
import { envelopeReply, jsonReply, type Reply } from './envelope.ts';
import type { Fault } from './faults.ts';
import { parseBody, readBody, sendReply, trickle } from './http.ts';
import { mediaReply } from '../site/media.ts';
import { loggedBody, loggedHeaders, loggedQuery, loggedToken, writeLog } from './request-log.ts';
import { findRoute } from '../router.ts';
import { uploadedReply } from '../upload/uploaded.ts';

/** Answers one HTTP request: media, diagnostics, or a call of the platform with whatever fault is due. */
export async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  platform: Platform & Diagnosed,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://platform');
  const method = incoming.method ?? 'GET';
  if (url.pathname.startsWith('/media/')) {
    const file = uploadedReply(url.pathname, platform.store) ?? mediaReply(url.pathname);
    sendReply(response, rangeOf(file, incoming.headers.range), platform.clock.now());
    return;
  }
  const body = await parseBody(await readBody(incoming), incoming.headers['content-type'] ?? '');
  if (url.pathname.startsWith('/__')) {
    const reply = diagnose(method, url, body, platform) ?? jsonReply({ message: 'no such diagnostic' }, 404);
    sendReply(response, reply, platform.clock.now());
    return;
  }
  const request = { method, url, body, headers: incoming.headers, token: String(incoming.headers['token'] ?? '') };
  await serveCall(request, incoming, response, platform);
}

async function serveCall(
  request: Request,
  incoming: IncomingMessage,
  response: ServerResponse,
  platform: Platform & Diagnosed,
): Promise<void> {
  const { method, url, token, body } = request;
  const at = platform.clock.now();
  const route = findRoute(method, url.pathname);
  const id = route.kind === 'found' ? route.handler.call.id : null;
  const subject = subjectOf(request, platform.store, at);
  const accounts = subject ? [subject.phone, subject.mail, subject.id] : [];
  const fault = platform.faults.take({ path: url.pathname, id, accounts }) ?? ownFault(id, subject?.phone);
  const log = (status: number, code: number | null) =>
    writeLog(platform.store, {
      at,
      method,
      path: url.pathname,
      id,
      account: subject?.phone ?? null,
      token: loggedToken(token),
      headers: loggedHeaders(incoming.headers),
      query: loggedQuery(url.searchParams),
      body: loggedBody(body),
      status,
      code,
      fault: fault?.mode ?? null,
    });
  const process = (): Reply => {
    const reply = answer(request, platform, route);
    log(reply.status, reply.code);
    return reply;
  };
  const send = (reply: Reply) => sendReply(response, reply, platform.clock.now());
  if (fault) await fail(fault, { process, log, send, response, platform });
  else send(process());
}

interface Hit {
  process: () => Reply;
  log: (status: number, code: number | null) => void;
  send: (reply: Reply) => void;
  response: ServerResponse;
  platform: Platform;
}

/** Status 0 in the log: the request was lost before it was processed. */
async function fail(fault: Fault, { process, log, send, response, platform }: Hit): Promise<void> {
  const instead = (reply: Reply) => {
    if (fault.processed) process();
    else log(reply.status, reply.code);
    send(reply);
  };
  switch (fault.mode) {
    case 'drop':
      log(0, null);
      response.destroy();
      return;
    case 'drop-after':
      process();
      response.destroy();
      return;
    case 'delay': {
      const reply = process();
      await wait(fault.ms, undefined, { ref: false });
      send(reply);
      return;
    }
    case 'silence':
      await wait(fault.ms, undefined, { ref: false });
      send(process());
      return;
    case 'duplicate': {
      const first = process();
      const second = process();
      send(fault.answer === 'second' ? second : first);
      return;
    }
    case 'slow':
      trickle(response, process(), platform.clock.now(), fault.ms);
      return;
    case 'half-body': {
      const reply = process();
      send({ ...reply, brokenAfter: Math.floor(reply.bytes.length / 2) });
      return;
    }
    case 'status':
      instead(envelopeReply(fault.code, fault.message, null, fault.status));
      return;
    case 'code':
      instead(envelopeReply(fault.code, fault.message, null));
      return;
    case 'malformed':
      instead({
        ...envelopeReply(0, '', null),
        type: 'text/html',
        bytes: Buffer.from('<html>502 Bad Gateway'),
        code: null,
      });
  }
}

/** The learner whose paper is taken only after the client has given up. */
function ownFault(id: string | null, phone: string | undefined): Fault | null {
  if (id !== 'userPaperCommitAllPaper' || phone === undefined || quirkOf(phone) !== 'slow-commit') return null;
  return {
    match: {},
    mode: 'silence',
    times: 0,
    skip: 0,
    ms: 60_000,
    status: 500,
    code: 500,
    message: '',
    processed: false,
    answer: 'first',
  };
}
