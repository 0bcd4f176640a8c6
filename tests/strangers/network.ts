import type { Fetch } from '#electron/platform/gateway/upstream.ts';
import { dicePerCall, type Dice } from './dice.ts';
import type { Answered, Stranger } from './stranger/stranger.ts';
import type { Asked, Reply } from './stranger/wire.ts';

/** What the client heard of a platform. */
export interface Heard {
  /** Code 0 to a commit. */
  taken: boolean;
  /** When that was heard first, by the time of the process; null: never. */
  takenAt: number | null;
  /** What its commits were answered, in the platform's own meaning; `none`: by nothing. */
  commits: (Reply['means'] | 'none')[];
  /** How the last request of all ended: answered, without a connection, or without an answer. */
  last: 'answered' | 'unreachable' | 'silent';
  /** What the exam calls were answered last, in the platform's own meaning. */
  opening: (Reply['means'] | 'none')[];
}

export interface Network {
  fetch: Fetch;
  heard: Heard;
  /** The cable is in. */
  connected: boolean;
  /** The client is gone: nothing reaches it any more, and it sends nothing. */
  dead: boolean;
}

const commitPath = '/exam/v1/userPaper/commitAllPaper';
const openingPaths = /^\/exam\/v1\/(?!userPaper\/commit)/;

/** The way from one client to a stranger, in the time of the process. */
export function createNetwork(stranger: Stranger, heard = nothingHeard()): Network {
  const diceOf = dicePerCall(stranger.traits.seed, 'network');
  const network: Network = { heard, connected: true, dead: false, fetch };

  async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
    if (network.dead) return never(init.signal);
    const asked = readRequest(address, init);
    const dice = diceOf(asked.path);
    await pause(latency(stranger, dice), init.signal);
    if (network.dead) return never(init.signal);
    if (!network.connected) {
      heard.last = 'unreachable';
      throw Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' });
    }
    // Given up by the client before an answer came.
    const givenUp = () => note(asked, 'silent');
    init.signal?.addEventListener('abort', givenUp, { once: true });
    const slow = asked.path.endsWith('/joinExam') ? stranger.traits.paper.joinTakesMs : 0;
    let answered = stranger.answer(asked);
    if (asked.path === commitPath && stranger.traits.weather.repeatsCommits) {
      answered = stranger.answer({ ...asked, repeated: true });
    }
    await pause(slow + latency(stranger, dice), init.signal);
    if (network.dead) return never(init.signal);
    init.signal?.removeEventListener('abort', givenUp);
    note(asked, answered);
    if (answered === 'silent') return never(init.signal);
    if (answered === 'cut') throw Object.assign(new TypeError('terminated'), { code: 'ECONNRESET' });
    return responseOf(answered, asked.method, dice);
  }

  function note({ path }: Asked, answered: Answered): void {
    const means = typeof answered === 'string' ? 'none' : answered.means;
    heard.last = means === 'none' ? 'silent' : 'answered';
    if (openingPaths.test(path)) heard.opening.push(means);
    if (path !== commitPath) return;
    heard.commits.push(means);
    if (means !== 'done') return;
    heard.taken = true;
    heard.takenAt ??= Date.now();
  }

  function responseOf({ status, type, text }: Reply, method: string, dice: Dice): Response {
    const { clock } = stranger.traits;
    const off = clock.nodesOffMs[dice.between(0, clock.nodesOffMs.length - 1)] ?? 0;
    const date = new Date(Date.now() + clock.aheadMs + off).toUTCString();
    const headers = { 'content-type': type, ...(clock.tells ? { date } : {}) };
    return new Response(method === 'HEAD' ? null : text, { status, headers });
  }

  return network;
}

export function nothingHeard(): Heard {
  return { taken: false, takenAt: null, commits: [], last: 'answered', opening: [] };
}

function latency({ traits }: Stranger, dice: Dice): number {
  return dice.between(...traits.weather.latencyMs) / 2;
}

function readRequest(address: string, { method = 'GET', headers, body }: RequestInit): Asked {
  const url = new URL(address);
  const text = body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : typeof body === 'string' ? body : '';
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers(headers),
    body: readBody(text),
    repeated: false,
  };
}

function readBody(text: string): Asked['body'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    return {}; // No JSON: a form, or nothing.
  }
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    setTimeout(resolve, ms);
  });
}

function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
