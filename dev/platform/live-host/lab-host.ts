import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { labs } from '../content/live/labs.ts';
import { parseBody, readBody } from '../server/http.ts';
import type { Store } from '../server/store.ts';
import { choicesOf, labProgress } from '../services/drill/progress.ts';
import type { Answer } from './answer.ts';
import { labPage, noLabPage } from './lab-page.ts';

const ticketRow = z.object({ lab_id: z.string(), account_id: z.string(), back_url: z.string(), name: z.string() });
const reportRow = z.object({ name: z.string(), bytes: z.number() });
const sent = z.object({ ticket: z.string(), step: z.string(), choice: z.string() });

/** The lab that a ticket opens, and for whom; null: nobody. */
function entryOf(store: Store, ticket: string) {
  const row = store.one(
    ticketRow,
    'SELECT t.lab_id, t.account_id, t.back_url, a.name FROM drill_ticket t JOIN account a ON a.id = t.account_id WHERE t.ticket = ? AND t.until > ?',
    ticket,
    Date.now(),
  );
  const lab = labs.find(({ id }) => id === row?.lab_id);
  return row && lab ? { lab, accountId: row.account_id, backUrl: row.back_url, learner: row.name } : null;
}

const gone: Answer = { status: 404, body: noLabPage() };

/** Pages, choices and files of the labs. */
export async function labAnswer(store: Store, request: IncomingMessage, url: URL): Promise<Answer> {
  const ticket = url.searchParams.get('ticket') ?? '';
  if (request.method === 'POST' && url.pathname === '/lab/step') {
    return takeChoice(store, await parseBody(await readBody(request), request.headers['content-type'] ?? ''));
  }
  const entry = entryOf(store, ticket);
  if (!entry) return gone;
  const { lab, accountId } = entry;
  if (request.method === 'POST' && url.pathname === '/lab/report') {
    const bytes = await readBody(request);
    const name = (url.searchParams.get('name') ?? '').slice(0, 120) || '报告';
    store.run(
      'INSERT INTO drill_report (account_id, lab_id, name, bytes) VALUES (?, ?, ?, ?)',
      accountId,
      lab.id,
      name,
      bytes.length,
    );
    return { status: 200, body: '{}', type: 'application/json' };
  }
  if (request.method !== 'GET') return gone;
  if (url.pathname === '/lab/sheet.csv') {
    const rows = lab.steps.map(({ title }, at) => `${at + 1},${title},`);
    return {
      status: 200,
      body: `\uFEFF序号,步骤,记录\r\n${rows.join('\r\n')}\r\n`,
      type: 'text/csv; charset=utf-8',
      fileName: `${lab.name} 记录表.csv`,
    };
  }
  if (url.pathname !== '/lab') return gone;
  const choices = choicesOf(store, accountId, lab.id);
  const { next, score } = labProgress(lab, choices);
  const wanted = Number(url.searchParams.get('step') ?? Number.NaN);
  const step = Number.isInteger(wanted) && wanted >= 0 && wanted < lab.steps.length ? wanted : next;
  const reports = store.all(
    reportRow,
    'SELECT name, bytes FROM drill_report WHERE account_id = ? AND lab_id = ? ORDER BY n',
    accountId,
    lab.id,
  );
  return { status: 200, body: labPage({ ...entry, ticket, step, choices, score, reports }) };
}

function takeChoice(store: Store, body: unknown): Answer {
  const { success, data } = z.safeParse(sent, body);
  const entry = success ? entryOf(store, data.ticket) : null;
  const [step, choice] = success ? [Number(data.step), Number(data.choice)] : [-1, -1];
  if (!success || !entry || entry.lab.steps[step]?.choices[choice] === undefined) return gone;
  store.run(
    'INSERT OR REPLACE INTO drill_step (account_id, lab_id, step, choice) VALUES (?, ?, ?, ?)',
    entry.accountId,
    entry.lab.id,
    step,
    choice,
  );
  const following = step + 1 < entry.lab.steps.length ? `&step=${step + 1}` : '';
  return { status: 303, body: '', location: `/lab?ticket=${data.ticket}${following}` };
}
