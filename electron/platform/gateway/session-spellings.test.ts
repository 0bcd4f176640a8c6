import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountLogin, accountSwitchBranch } from '#contract/platform/account/account.ts';
import { callHeader } from '#contract/platform/endpoint.ts';
import { serve, type TestServer } from '#electron/testing/http-server.ts';
import type { PathOverrides } from './call-path.ts';
import { createForwarder } from './forward.ts';
import { sessionCalls } from './session-answer.ts';
import { createUpstream } from './upstream.ts';

const fresh = 'fresh/token+0123456789==';
const spellingsOfEachCall = 400;

let server: TestServer;
let begun: string[] = [];
let overrides: PathOverrides = {};
/** Paths of the session calls at this platform. */
let issuing: string[];

beforeAll(async () => {
  server = await serve(answerLeniently);
});
afterAll(() => server.close());
beforeEach(() => {
  begun = [];
  overrides = {};
  server.seen.length = 0;
  issuing = sessionCalls.map(({ path }) => path.toLowerCase());
});

/** A platform that understands every spelling of a path that some server understands. */
function answerLeniently(request: IncomingMessage, response: ServerResponse): void {
  const issues = issuing.includes(leniently(request.url ?? ''));
  response.writeHead(200, { 'content-type': issues ? 'application/octet-stream' : 'application/json' });
  response.end(
    JSON.stringify({ code: 0, data: issues ? { token: fresh, accountId: '7', user: { jwt: fresh } } : null }),
  );
}

function leniently(address: string): string {
  let path = address.replace(/\?.*$/s, '');
  for (let round = 0; round < 3; round += 1) path = decoded(path);
  path = path
    .replace(/[?#].*$/s, '')
    .replaceAll('\\', '/')
    .replace(/;[^/]*/g, '')
    .replace(/[\0\t\r\n]/g, '');
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`.toLowerCase();
}

function decoded(path: string): string {
  return path.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

async function textFor(path: string, init: RequestInit = { method: 'POST', body: '{}' }): Promise<string> {
  const upstream = createUpstream({
    origin: server.origin,
    fetch: (address, sent) => fetch(address, sent),
    caller: () => ({ token: 'old-token', branch: null, locale: 'zh-CN', timeZone: 'Asia/Shanghai' }),
    connection: { note: () => undefined },
    onDate: () => undefined,
  });
  const forward = createForwarder({
    upstream,
    session: {
      token: () => 'old-token',
      begin: async (token) => void begun.push(token),
      identify: async () => undefined,
      end: async () => undefined,
    },
    overrides: () => overrides,
    profile: () => ({}),
    onDoubt: () => undefined,
    storedFile: async () => null,
    keepsHere: async () => false,
    elsewhere: { platformOrigin: server.origin, file: async (address) => new Response(`of ${address}`) },
    holdsSession: async () => false,
  });
  return (await forward(new Request(`app://client/api${path}`, init))).text();
}

/** Deterministic, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const hex = (letter: string) => `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`;
const mutations: readonly ((letter: string) => string)[] = [
  hex,
  (letter) => hex(letter).toUpperCase(),
  (letter) => hex(letter).replace('%', '%25'),
  (letter) => hex(letter).replace('%', '%2525'),
  (letter) => letter.toUpperCase(),
  (letter) => (letter === '/' ? '//' : letter),
  (letter) => (letter === '/' ? '/./' : letter),
  (letter) => (letter === '/' ? '/x/../' : letter),
  (letter) => (letter === '/' ? '/x/%2e%2e/' : letter),
  (letter) => (letter === '/' ? ';v=1/' : letter),
  (letter) => (letter === '/' ? '%3bv=1/' : letter),
  (letter) => (letter === '/' ? '\\' : letter),
  (letter) => (letter === '/' ? '%5c' : letter),
  (letter) => `${letter}%00`,
  (letter) => `${letter}\t`,
  (letter) => `${letter}%0a`,
];
const endings = ['', '', '/', '//', ';x=1', '%3bx', '%00', '%20', '?x=1', '%3fx=1', '%23', '/.', '/%2e', '/x/..'];

function spelled(path: string, random: () => number): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const letters = Array.from(path, (letter, index) => (index > 0 && random() < 0.1 ? pick(mutations)(letter) : letter));
  return letters.join('') + pick(endings);
}

it.each(sessionCalls.map((call) => [call.id, call] as const))(
  'no spelling of %s gives the page a token',
  async (_, call) => {
    const random = randomOf(call.path.length);
    const spellings = Array.from({ length: spellingsOfEachCall }, () => spelled(call.path, random));
    for (const spelling of ['//', '/./', ';x=1/'].map((odd) => call.path.replace(/\/(?=[^/]*$)/, odd)))
      spellings.push(spelling);
    for (const spelling of spellings) {
      begun = [];
      server.seen.length = 0;
      const text = await textFor(spelling, random() < 0.3 ? {} : undefined);
      expect(text, spelling).not.toContain('fresh');
      // Whatever the platform understood as this call was understood so here, and main has the token.
      const reached = server.seen.some(({ url }) => issuing.includes(leniently(url ?? '')));
      expect(begun, spelling).toEqual(reached && call.session === 'begins' ? [fresh] : []);
    }
  },
  60_000,
);

it.each([
  ['names another call', `${accountLogin.id} /quiet`],
  ['names the call itself', `${accountSwitchBranch.id} /quiet`],
])('an override that the page chooses gives no token: %s', async (_, header) => {
  overrides = { [accountLogin.id]: '/moved/login', [accountSwitchBranch.id]: '/moved/switch' };
  issuing = ['/moved/login', '/moved/switch'];
  const text = await textFor('/quiet', { method: 'POST', body: '{}', headers: { [callHeader]: header } });
  expect(text).not.toContain('fresh');
  expect(begun).toEqual([fresh]);
});
