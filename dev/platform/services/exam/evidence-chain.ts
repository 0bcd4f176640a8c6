import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Input } from '../../../../src/contract/platform/endpoint.ts';
import type { monitorCaptureSave } from '../../../../src/contract/platform/exam/monitor.ts';
import type { Store } from '../../server/store.ts';

const row = z.object({ n: z.number(), hash: z.string(), breaks: z.number() });
const link = z.object({ n: z.number() });
type Body = Input<typeof monitorCaptureSave>;

/**
 * Follows the chain of what a seat sends, one for its notes and one for its pictures. The last item may come twice; a first one
 * begins anew (a queue that was lost, or a paper that another seat went on with from nothing). Both that and a break are
 * counted. The tail of a seat that was left hangs on any link of the chain, and is a chain of its own from there.
 */
export function followChain(store: Store, paperId: string, body: Body, pictureSha256: string | null): void {
  if (!body.chain) return;
  const { n, previous, hash, tail } = body.chain;
  const medium = pictureSha256 === null ? 'note' : 'capture';
  const kind = tail ? `${medium}-tail` : medium;
  const last = store.one(
    row,
    'SELECT n, hash, breaks FROM evidence_chain WHERE paper_id = ? AND kind = ?',
    paperId,
    kind,
  );
  if (last && last.n === n && last.hash === hash) return;
  const { place, takenAt } = body;
  const state = medium === 'note' ? (body.state ?? '') : '';
  const faces = medium === 'capture' ? (body.faces ?? '') : '';
  const text = [previous, place, takenAt, state, faces, pictureSha256 ?? ''].join('\n');
  const genuine = createHash('sha256').update(text).digest('hex') === hash;
  const continues = last !== undefined && n === last.n + 1 && previous === last.hash;
  const begins = tail
    ? isLink(store, paperId, medium, n - 1, previous)
    : last === undefined && n === 1 && previous === '';
  store.run(
    'INSERT OR REPLACE INTO evidence_chain VALUES (?, ?, ?, ?, ?)',
    paperId,
    kind,
    n,
    hash,
    (last?.breaks ?? 0) + (genuine && (continues || begins) ? 0 : 1),
  );
  if (!tail) store.run('INSERT OR IGNORE INTO evidence_link VALUES (?, ?, ?, ?)', paperId, medium, n, hash);
}

function isLink(store: Store, paperId: string, kind: string, n: number, hash: string): boolean {
  if (n === 0) return hash === '';
  const sql = 'SELECT n FROM evidence_link WHERE paper_id = ? AND kind = ? AND n = ? AND hash = ?';
  return store.one(link, sql, paperId, kind, n, hash) !== undefined;
}
