import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { lives } from '../content/live/classes.ts';
import { parseBody, readBody } from '../server/http.ts';
import type { Store } from '../server/store.ts';
import type { Answer } from './answer.ts';
import { labAnswer } from './lab-host.ts';
import { liveOrigin, setLiveOrigin } from './live-origin.ts';
import { noRoomPage, roomPage } from './room-page.ts';

const entryRow = z.object({ room_id: z.string(), back_url: z.string(), name: z.string(), account_id: z.string() });
const chatRow = z.object({ name: z.string(), text: z.string() });
const sent = z.object({ liveCode: z.string(), text: z.string() });

/** Messages that a room shows, and how long one may be. */
const shownMessages = 20;
const longestMessage = 200;

export interface LiveHost {
  origin: string;
  close: () => void;
}

/** Who was admitted with a code; null: nobody. */
function entryOf(store: Store, code: string) {
  return store.one(
    entryRow,
    `SELECT e.room_id, e.back_url, e.account_id, a.name FROM live_entry e JOIN account a ON a.id = e.account_id WHERE e.code = ?`,
    code,
  );
}

function roomOf(store: Store, query: URLSearchParams): Answer {
  const code = query.get('liveCode') ?? '';
  const locale = query.get('current_language') ?? 'zh-CN';
  const entry = entryOf(store, code);
  const live = lives.find(({ roomId }) => roomId !== '' && roomId === entry?.room_id);
  if (!entry || !live) return { status: 404, body: noRoomPage(locale) };
  const messages = store.all(
    chatRow,
    'SELECT name, text FROM live_chat WHERE room_id = ? ORDER BY n DESC LIMIT ?',
    entry.room_id,
    shownMessages,
  );
  const timeZone = query.get('timezone') ?? '';
  return {
    status: 200,
    body: roomPage({
      live,
      learner: entry.name,
      backUrl: entry.back_url,
      code,
      locale,
      timeZone,
      messages: messages.toReversed(),
    }),
  };
}

function takeMessage(store: Store, body: unknown, query: URLSearchParams): Answer {
  const { success, data } = z.safeParse(sent, body);
  const entry = success ? entryOf(store, data.liveCode) : undefined;
  if (!success || !entry) return { status: 404, body: noRoomPage(query.get('current_language') ?? 'zh-CN') };
  const text = data.text.trim().slice(0, longestMessage);
  if (text !== '') {
    store.run('INSERT INTO live_chat (room_id, name, text) VALUES (?, ?, ?)', entry.room_id, entry.name, text);
  }
  const room = new URLSearchParams({ ...Object.fromEntries(query), liveCode: data.liveCode });
  return { status: 303, body: '', location: `/liveHome?${room}` };
}

async function answerTo(store: Store, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://live');
  const { pathname, searchParams } = url;
  if (pathname === '/lab' || pathname.startsWith('/lab/')) return labAnswer(store, request, url);
  if (request.method === 'GET' && pathname === '/liveHome') return roomOf(store, searchParams);
  if (request.method === 'POST' && pathname === '/message') {
    const body = await parseBody(await readBody(request), request.headers['content-type'] ?? '');
    return takeMessage(store, body, searchParams);
  }
  if (request.method === 'GET' && pathname === '/handout.zip') {
    return { status: 200, body: 'handout', type: 'application/zip' };
  }
  return { status: 404, body: noRoomPage(searchParams.get('current_language') ?? 'zh-CN') };
}

/**
 * Starts the separate host of the live rooms and the labs on 127.0.0.1, on the port that it had before where that is free. It knows
 * who was admitted by `saveHeaderInfo` and `getDrillUrl`, and tells nobody else anything.
 */
export async function startLiveHost(store: Store): Promise<LiveHost> {
  const server = createServer((request, response) => {
    const serve = async () => {
      const { status, body, location, type, fileName } = await answerTo(store, request);
      response.writeHead(status, {
        'content-type': type ?? 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(location ? { location } : {}),
        ...(fileName ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}` } : {}),
      });
      response.end(body);
    };
    serve().catch((error: unknown) => {
      console.error('live host:', error);
      response.destroy();
    });
  });
  const before = Number(URL.parse(liveOrigin(store) ?? '')?.port ?? 0);
  try {
    server.listen(before, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    // Another platform took the port meanwhile.
    if (before === 0 || !(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : before}`;
  setLiveOrigin(store, origin);
  return {
    origin,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
