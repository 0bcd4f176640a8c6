import * as z from 'zod/mini';
import { examById } from '../../content/exams.ts';
import type { Controlled } from '../../server/controls.ts';
import { jsonReply, type Reply } from '../../server/envelope.ts';
import { jpegSize, pictureBytes } from '../../server/jpeg.ts';
import type { PageRequest } from '../../server/page-request.ts';
import type { Store } from '../../server/store.ts';
import { seatOf } from '../exam/seat.ts';
import { html, style } from './page-html.ts';
import { script } from './page-script.ts';
import { end, keepPicture, paceOf, pairingOfPhone, redeem, setState, type Pairing } from './pairing.ts';

/** Address of the phone's page below the tenant's mobile site; the code follows as the fragment. */
const root = '/phoneCamera';
const cookieName = 'phone_camera';
const cookieSeconds = 12 * 3600;
/** As large as a picture of a camera at the computer may be. */
const largestPicture = 60_000;

const guard = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const joinForm = z.object({ code: z.string() });
const frameForm = z.object({ image: z.string() });
const stateForm = z.object({ state: z.enum(['live', 'left', 'refused']) });
const learnerRow = z.object({ name: z.string() });

/** The phone's page and what it sends; null for any other path. */
export function phonePage({ method, url, body, cookie }: PageRequest, { store, clock }: Controlled): Reply | null {
  if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return null;
  const now = clock.now();
  const route = `${method} ${url.pathname.slice(root.length)}`;
  if (route === 'GET ') return text(html, 'text/html');
  if (route === 'GET /style.css') return text(style, 'text/css');
  if (route === 'GET /page.js') return text(script, 'text/javascript');
  if (route === 'POST /join') return join(store, body, now);
  const pairing = pairingOfPhone(store, secretIn(cookie), now);
  if (!pairing) return json({ state: 'ended' }, 410);
  switch (route) {
    case 'GET /session':
      return json(told(store, pairing));
    case 'POST /frame':
      return takePicture(store, pairing, body, now);
    case 'POST /state': {
      const read = z.safeParse(stateForm, body);
      if (!read.success) return json({}, 400);
      setState(store, pairing.id, read.data.state);
      return json(told(store, pairing));
    }
    case 'POST /leave':
      end(store, pairing.id);
      return json({ state: 'ended' });
    default:
      return json({}, 404);
  }
}

function text(content: string, type: string): Reply {
  const bytes = Buffer.from(content);
  return { status: 200, type: `${type}; charset=utf-8`, bytes, code: null, brokenAfter: null, headers: guard };
}

function json(value: object, status = 200, headers = {}): Reply {
  return { ...jsonReply(value, status), headers: { ...guard, ...headers } };
}

function secretIn(cookie: string): string {
  const pair = cookie.split('; ').find((each) => each.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1) ?? '';
}

/** What the phone shows: whose seat it serves, and how often it sends. The learner's name only in part. */
function told(store: Store, pairing: Pairing) {
  const exam = examById(pairing.exam_id);
  const learner = store.one(learnerRow, 'SELECT name FROM account WHERE id = ?', pairing.account_id)?.name ?? '';
  return {
    state: 'live',
    exam: exam?.name ?? '',
    seat: exam ? seatOf(exam, pairing.account_id) : '',
    learner: learner === '' ? '' : `${learner.slice(0, 1)}**`,
    everySeconds: paceOf(pairing),
  };
}

/** The secret lies in a cookie that no script and no other site uses. */
function join(store: Store, body: unknown, now: number): Reply {
  const read = z.safeParse(joinForm, body);
  const redeemed = read.success ? redeem(store, read.data.code, now) : null;
  if (!redeemed) return json({ state: 'no-code' }, 404);
  const { pairing, secret } = redeemed;
  const cookie = `${cookieName}=${secret}; Path=${root}; HttpOnly; SameSite=Strict; Max-Age=${cookieSeconds}`;
  return json(told(store, pairing), 200, { 'set-cookie': cookie });
}

function takePicture(store: Store, pairing: Pairing, body: unknown, now: number): Reply {
  const read = z.safeParse(frameForm, body);
  const bytes = read.success ? pictureBytes(read.data.image) : null;
  if (!bytes || bytes.length > largestPicture || !jpegSize(bytes)) return json({ state: 'no-picture' }, 400);
  keepPicture(store, pairing.id, bytes, now);
  return json(told(store, pairing));
}
