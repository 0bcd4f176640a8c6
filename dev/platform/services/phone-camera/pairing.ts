import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { minute } from '../../server/clock.ts';
import type { Store } from '../../server/store.ts';

const row = z.object({
  id: z.string(),
  account_id: z.string(),
  exam_id: z.string(),
  paper_id: z.nullable(z.string()),
  code_until: z.number(),
  created_at: z.number(),
  state: z.enum(['code', 'live', 'left', 'refused', 'ended']),
  number: z.number(),
  picture: z.nullable(z.instanceof(Uint8Array)),
  picture_at: z.nullable(z.number()),
});
export type Pairing = z.output<typeof row>;

const paperRow = z.object({ id: z.string(), deadline: z.nullable(z.number()), submitted_at: z.nullable(z.number()) });

/** A code is redeemed within this time, once. */
export const codeLifeMs = 5 * minute;
/** A phone that no paper follows is forgotten. */
const unboundLifeMs = 240 * minute;
/** A paper whose time was over for this long takes no more pictures, handed in or not. */
const lateMs = 2 * minute;

/** No letter or digit that is taken for another one. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

interface Owner {
  accountId: string;
  examId: string;
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes a pairing that waits for its phone (`now` in epoch ms); an earlier one that still waits ends. */
export function newPairing(store: Store, { accountId, examId }: Owner, now: number) {
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const id = randomUUID();
  store.together(() => {
    store.run("DELETE FROM phone_pairing WHERE account_id = ? AND exam_id = ? AND state = 'code'", accountId, examId);
    store.run(
      `INSERT INTO phone_pairing (id, account_id, exam_id, code_digest, code_until, created_at, state)
       VALUES (?, ?, ?, ?, ?, ?, 'code')`,
      id,
      accountId,
      examId,
      digestOf(code),
      now + codeLifeMs,
      now,
    );
  });
  return { id, code, until: now + codeLifeMs };
}

/**
 * Redeems a code as a phone typed it: letters of any case, with or without signs between them. Returns the phone's secret;
 * null for a code that is unknown, used or too old. The phone before it is disconnected.
 */
export function redeem(store: Store, typed: string, now: number): { pairing: Pairing; secret: string } | null {
  const digest = digestOf(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  return store.together(() => {
    const sql = "SELECT * FROM phone_pairing WHERE code_digest = ? AND state = 'code' AND code_until > ?";
    const found = store.one(row, sql, digest, now);
    if (!found) return null;
    const { id, account_id: accountId, exam_id: examId } = found;
    const secret = randomBytes(24).toString('base64url');
    for (const other of joinedOf(store, { accountId, examId })) end(store, other.id);
    store.run("UPDATE phone_pairing SET state = 'live', phone_digest = ? WHERE id = ?", digestOf(secret), id);
    return { pairing: { ...found, state: 'live' as const }, secret };
  });
}

function joinedOf(store: Store, { accountId, examId }: Owner): Pairing[] {
  const sql = `SELECT * FROM phone_pairing WHERE account_id = ? AND exam_id = ? AND state IN ('live', 'left', 'refused')`;
  return store.all(row, sql, accountId, examId);
}

/** Ends a pairing; its picture is deleted with it. */
export function end(store: Store, id: string): void {
  store.run("UPDATE phone_pairing SET state = 'ended', picture = NULL WHERE id = ?", id);
}

/** Ends everything of one exam of a learner: phone and code. */
export function endAll(store: Store, { accountId, examId }: Owner): void {
  const sql = "UPDATE phone_pairing SET state = 'ended', picture = NULL WHERE account_id = ? AND exam_id = ?";
  store.run(sql, accountId, examId);
}

/** A pairing as it is now (`now` in epoch ms): bound to the paper that was joined since, ended with it. */
function current(store: Store, found: Pairing | undefined, now: number): Pairing | null {
  if (!found || found.state === 'ended') return null;
  if (found.state === 'code' && found.code_until <= now) return null;
  const paper = paperOf(store, found);
  if (paper && found.paper_id === null) {
    store.run('UPDATE phone_pairing SET paper_id = ? WHERE id = ?', paper.id, found.id);
  }
  const over = paper
    ? paper.submitted_at !== null || (paper.deadline !== null && now > paper.deadline + lateMs)
    : now > found.created_at + unboundLifeMs;
  if (!over) return { ...found, paper_id: paper?.id ?? null };
  end(store, found.id);
  return null;
}

function paperOf(store: Store, { paper_id: id, account_id: accountId, exam_id: examId }: Pairing) {
  const columns = 'SELECT id, deadline, submitted_at FROM paper';
  if (id !== null) return store.one(paperRow, `${columns} WHERE id = ?`, id);
  const open = `${columns} WHERE account_id = ? AND exam_id = ? AND submitted_at IS NULL ORDER BY rowid DESC`;
  return store.one(paperRow, open, accountId, examId);
}

/** What an exam of a learner has now: its phone, else a code that waits for one; null: neither. */
export function pairingOf(store: Store, owner: Owner, now: number): Pairing | null {
  const sql = `SELECT * FROM phone_pairing WHERE account_id = ? AND exam_id = ? AND state != 'ended'
    ORDER BY state = 'code', created_at DESC`;
  const all = store.all(row, sql, owner.accountId, owner.examId);
  return all.map((one) => current(store, one, now)).find((one) => one !== null) ?? null;
}

/** One pairing by its id; null: ended, or another learner's. */
export function ownPairing(store: Store, id: string, accountId: string, now: number): Pairing | null {
  const sql = 'SELECT * FROM phone_pairing WHERE id = ? AND account_id = ?';
  return current(store, store.one(row, sql, id, accountId), now);
}

/** Whose phone this is, by its secret; null: nobody's any more. */
export function pairingOfPhone(store: Store, secret: string, now: number): Pairing | null {
  return current(store, store.one(row, 'SELECT * FROM phone_pairing WHERE phone_digest = ?', digestOf(secret)), now);
}

/** Keeps a picture in place of the one before; `now` in epoch ms. */
export function keepPicture(store: Store, id: string, bytes: Uint8Array, now: number): void {
  const sql = `UPDATE phone_pairing SET picture = ?, picture_at = ?, number = number + 1, state = 'live' WHERE id = ?`;
  store.run(sql, bytes, now, id);
}

/** What the phone says of itself. */
export function setState(store: Store, id: string, state: 'live' | 'left' | 'refused'): void {
  store.run('UPDATE phone_pairing SET state = ? WHERE id = ?', state, id);
}

/** Seconds between two pictures: quick while the phone is put in its place, 60 KB every four seconds at most later. */
export function paceOf({ paper_id: paperId }: Pairing): number {
  return paperId === null ? 1 : 4;
}
