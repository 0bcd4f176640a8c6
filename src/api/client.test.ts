import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { text } from '#contract/platform/fields.ts';
import { send, sendForBytes } from './client.ts';
import { ApiError } from './errors.ts';

const read = endpoint({ id: 'a-read', method: 'GET', path: '/read', answer: text });
const write = endpoint({
  id: 'a-write',
  method: 'POST',
  path: '/write',

  body: z.object({ name: z.string() }),
  answer: text,
});

const good = JSON.stringify({ code: 200, message: '', data: 'here' });
const NativeRequest = globalThis.Request;

/** The page's origin, which its addresses without a host belong to. */
function pageAt(origin: string): void {
  vi.stubGlobal(
    'Request',
    class extends NativeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    },
  );
}

async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

afterEach(() => void vi.unstubAllGlobals());

describe('the time to the head of an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    pageAt('http://page.example');
  });
  afterEach(() => void vi.useRealTimers());

  /** A platform whose answer has its head and its end after these times. */
  function answersAfter(headMs: number, endMs: number): void {
    vi.stubGlobal('fetch', (request: Request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          setTimeout(() => {
            controller.enqueue(new TextEncoder().encode(good));
            controller.close();
          }, endMs);
        },
      });
      setTimeout(() => resolve(new Response(body)), headMs);
      return promise;
    });
  }

  it.each([
    { headMs: 0, endMs: 1, becomes: 'here' },
    { headMs: 9_999, endMs: 10_000, becomes: 'here' },
    { headMs: 9_999, endMs: 600_000, becomes: 'here' },
    { headMs: 10_001, endMs: 10_002, becomes: 'timeout' },
    { headMs: 600_000, endMs: 600_001, becomes: 'timeout' },
  ])('a head after $headMs ms and an end after $endMs ms becomes $becomes', async ({ headMs, endMs, becomes }) => {
    answersAfter(headMs, endMs);
    const came = send(read, {}).catch((error: unknown) => error instanceof ApiError && error.failure.kind);
    await vi.advanceTimersByTimeAsync(700_000);
    expect(await came).toBe(becomes);
  });

  it('a file that is made when it is asked for has longer', async () => {
    answersAfter(20_000, 20_001);
    const came = sendForBytes(read, {});
    await vi.advanceTimersByTimeAsync(30_000);
    expect(new TextDecoder().decode(await came)).toBe(good);
  });
});

describe('what is asked', () => {
  it.each([301, 302, 303, 307, 308])('a redirect with %i is refused, and nothing is asked there', async (status) => {
    const elsewhere = vi.fn<RequestListener>((_, answer) => void answer.end(good));
    const other = await served(elsewhere);
    pageAt(await served((_, answer) => void answer.writeHead(status, { location: `${other}/taken` }).end()));
    await expect(send(read, {})).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it.each([408, 429, 500, 503])('an answer with %i is not asked for twice', async (status) => {
    const asked = vi.fn<RequestListener>((_, answer) => void answer.writeHead(status, { 'retry-after': '0' }).end());
    pageAt(await served(asked));
    await expect(send(read, {})).rejects.toMatchObject({ failure: { kind: 'malformed', status } });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('a call carries no credentials, and says what its body is', async () => {
    const bodies: unknown[] = [];
    const asked = vi.fn<(request: Request) => Promise<Response>>(async (request) => {
      bodies.push(await request.json());
      return new Response(good);
    });
    pageAt('http://page.example');
    vi.stubGlobal('fetch', asked);
    expect(await send(write, { name: '周师傅' })).toBe('here');
    const request = asked.mock.calls[0]?.[0];
    expect(request?.credentials).toBe('omit');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(bodies).toEqual([{ name: '周师傅' }]);
  });

  it('a call that its screen gave up says so, not that the network is away', async () => {
    pageAt(await served(() => undefined));
    const stop = new AbortController();
    const came = send(read, {}, stop.signal);
    stop.abort();
    await expect(came).rejects.toMatchObject({ name: 'AbortError' });
  });
});
