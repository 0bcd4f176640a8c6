import * as z from 'zod/mini';
import type { Controlled } from '../../server/controls.ts';
import type { Reply } from '../../server/envelope.ts';
import type { PageRequest } from '../../server/page-request.ts';
import { keptPicture } from '../exam/paper-report.ts';
import { board, orders, script, signInForm, style, whole } from './html.ts';
import { carryOut } from './orders.ts';
import { noteLook } from './seat-monitor.ts';
import { seats } from './seats.ts';
import { invigilatorOf, signIn, signOut } from './sign-in.ts';

const cookieName = 'invigilator';
const root = '/invigilation';
const guard = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const credentials = z.object({ account: z.string(), password: z.string() });

function reply(text: string, { status = 200, type = 'text/html', headers = {} } = {}): Reply {
  const bytes = Buffer.from(text);
  const all = { ...guard, ...headers };
  return { status, type: `${type}; charset=utf-8`, bytes, code: null, brokenAfter: null, headers: all };
}

function backTo(path: string, cookie?: string): Reply {
  return reply('', { status: 303, headers: { location: path, ...(cookie ? { 'set-cookie': cookie } : {}) } });
}

/** Strict: no other site can send an order in this session. */
function cookieOf(token: string, seconds: number): string {
  return `${cookieName}=${token}; Path=${root}; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;
}

function tokenIn(cookie: string): string {
  const pair = cookie.split('; ').find((each) => each.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1) ?? '';
}

function open(body: unknown, { store, clock }: Controlled): Reply {
  const read = z.safeParse(credentials, body);
  const outcome = read.success ? signIn(store, read.data, clock.now()) : { problem: '请填写账号和密码' };
  if ('problem' in outcome) return reply(whole(signInForm(), outcome.problem), { status: 401 });
  return backTo(root, cookieOf(outcome.token, 43_200));
}

/** The invigilator's page below /invigilation; null for any other path. */
export function invigilatorPage({ method, url, body, cookie }: PageRequest, on: Controlled): Reply | null {
  if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return null;
  const { store, clock } = on;
  const now = clock.now();
  const token = tokenIn(cookie);
  const route = `${method} ${url.pathname.slice(root.length)}`;
  if (route === 'GET /style.css') return reply(style, { type: 'text/css' });
  if (route === 'POST /sign-in') return open(body, on);
  const who = invigilatorOf(store, token, now);
  if (!who) return reply(whole(signInForm(), ''), { status: 401 });
  switch (route) {
    case 'GET ': {
      const all = seats(store, now);
      const content = `${orders(all, url.searchParams.get('paper') ?? '')}<div id="board">${board(all)}</div>
<form method="post" action="${root}/sign-out"><button>退出</button></form><script src="${root}/page.js"></script>`;
      return reply(whole(content, url.searchParams.get('note') ?? ''));
    }
    case 'GET /board':
      noteLook(store, who.account, now);
      return reply(board(seats(store, now)));
    case 'GET /page.js':
      return reply(script, { type: 'text/javascript' });
    case 'GET /picture':
      return { ...keptPicture(store, Number(url.searchParams.get('id') ?? '')), headers: guard };
    case 'POST /order': {
      const note = carryOut(store, body, { at: now, from: who.name });
      return backTo(`${root}?note=${encodeURIComponent(note)}`);
    }
    case 'POST /sign-out':
      signOut(store, token);
      return backTo(root, cookieOf('', 0));
    default:
      return reply('', { status: 404 });
  }
}
