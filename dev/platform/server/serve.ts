import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from './account.ts';
import { limitedRange, limitOf, pacedMs } from './byte-range.ts';
import type { Control, Controlled } from './controls.ts';
import { answer, subjectOf, type Platform, type Request } from './dispatch.ts';
import { envelopeReply, jsonReply, pageReply, textReply, type Reply } from './envelope.ts';
import type { Fault } from './faults.ts';
import { spoken, understood, type Habit } from './habit.ts';
import { parseBody, readBody, sendReply, trickle } from './http.ts';
import type { PageRequest } from './page-request.ts';
import { loggedBody, loggedHeaders, loggedQuery, loggedToken, writeLog } from './request-log.ts';
import type { Found, Router } from './router.ts';

/** A platform with the routes of all its services. */
export interface ServedPlatform extends Platform, Controlled {
  router: Router;
  controls: Readonly<Record<string, Control>>;
  /** How it speaks where it differs from the documents; null: it does not. */
  habit: Habit | null;
  /** A file below /media/; null: there is none. */
  fileAt: (pathname: string) => Reply | null;
  /** A page for people; null: there is none. */
  pageAt: (request: PageRequest, on: Controlled) => Reply | null;
}

/** Answers one HTTP request: media, controls, or a call of the platform with whatever fault is due. */
export async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  platform: ServedPlatform,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://platform');
  const method = incoming.method ?? 'GET';
  if (url.pathname.startsWith('/media/')) {
    const { file, limit } = limitOf(url.pathname);
    const reply = platform.fileAt(file) ?? jsonReply({ message: 'no such file' }, 404);
    const part = limitedRange(reply, incoming.headers.range, limit);
    if (limit === 'paced') trickle(response, part, platform.clock.now(), pacedMs(part));
    else sendReply(response, part, platform.clock.now());
    return;
  }
  const body = await parseBody(await readBody(incoming), incoming.headers['content-type'] ?? '');
  if (url.pathname.startsWith('/__')) {
    const control = platform.controls[`${method} ${url.pathname}`];
    const reply = control?.({ query: url.searchParams, body }, platform);
    sendReply(response, reply ?? jsonReply({ message: 'no such control' }, 404), platform.clock.now());
    return;
  }
  const page = platform.pageAt({ method, url, body, cookie: incoming.headers.cookie ?? '' }, platform);
  if (page) {
    sendReply(response, page, platform.clock.now());
    return;
  }
  const request = { method, url, body, headers: incoming.headers, token: String(incoming.headers['token'] ?? '') };
  await serveCall(request, incoming, response, platform);
}

async function serveCall(
  given: Request,
  incoming: IncomingMessage,
  response: ServerResponse,
  platform: ServedPlatform,
): Promise<void> {
  const { habit } = platform;
  const at = platform.clock.now();
  const route = platform.router(given.method, given.url.pathname);
  const call = route.kind === 'found' ? route.handler.call : null;
  const id = call?.id ?? null;
  const request = habit ? understood(habit, given, call) : given;
  const { method, url, token, body } = request;
  const subject = subjectOf(request, platform);
  const accounts = subject ? [subject.phone, subject.mail, subject.id] : [];
  const fault = platform.faults.take({ path: url.pathname, id, accounts }) ?? sentinelFault(route, subject);
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
  const say = (reply: Reply) => (habit ? spoken(habit, call, reply) : reply);
  const process = (): Reply => {
    const reply = answer(request, platform, route);
    log(reply.status, reply.code);
    return say(reply);
  };
  const send = (reply: Reply) => sendReply(response, reply, platform.clock.now());
  const sentBytes = Number(incoming.headers['content-length'] ?? 0);
  if (fault) await fail(fault, { process, log, say, send, response, platform, sentBytes });
  else send(process());
}

function sentinelFault(route: Found, subject: Account | null): Fault | null {
  if (route.kind !== 'found' || subject === null) return null;
  return route.handler.sentinel.fault?.(subject) ?? null;
}

interface Hit {
  process: () => Reply;
  log: (status: number, code: number | null) => void;
  say: (reply: Reply) => Reply;
  send: (reply: Reply) => void;
  response: ServerResponse;
  platform: Platform;
  /** Of the request's body. */
  sentBytes: number;
}

/** What a proxy before the platform says. */
const proxyTitle = '502 Bad Gateway';

/** Status 0 in the log: the request was lost before it was processed. */
async function fail(fault: Fault, { process, log, say, send, response, platform, sentBytes }: Hit): Promise<void> {
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
    case 'throttle': {
      // A line of 1 kbit/s carries a bit in a millisecond.
      const { kbit = 64 } = fault;
      await wait((sentBytes * 8) / kbit, undefined, { ref: false });
      const reply = process();
      trickle(response, reply, platform.clock.now(), (reply.bytes.length * 8) / kbit);
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
      instead(
        fault.bare
          ? pageReply(fault.status, proxyTitle)
          : say(envelopeReply(fault.code, fault.message, null, fault.status)),
      );
      return;
    case 'code':
      instead(say(envelopeReply(fault.code, fault.message, null)));
      return;
    case 'malformed':
      instead(pageReply(200, proxyTitle));
      return;
    case 'answer':
      instead(textReply(fault.text));
  }
}
