import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Input } from '../../../../src/contract/platform/endpoint.ts';
import type { monitorCaptureSave } from '../../../../src/contract/platform/exam/monitor.ts';
import type { Store } from '../../server/store.ts';

const row = z.object({ n: z.number(), hash: z.string(), breaks: z.number() });
type Body = Input<typeof monitorCaptureSave>;

/**
 * Follows the chain of what a seat sends, one for its notes and one for its pictures. The last item may come twice; a first one
 * begins anew (another seat, or a queue that was lost). Both that and a break are counted.
 */
export function followChain(store: Store, paperId: string, body: Body, pictureSha256: string | null): void {
  if (!body.chain) return;
  const { n, previous, hash } = body.chain;
  const kind = pictureSha256 === null ? 'note' : 'capture';
  const last = store.one(
    row,
    'SELECT n, hash, breaks FROM evidence_chain WHERE paper_id = ? AND kind = ?',
    paperId,
    kind,
  );
  if (last && last.n === n && last.hash === hash) return;
  const { place, takenAt } = body;
  const state = kind === 'note' ? (body.state ?? '') : '';
  const faces = kind === 'capture' ? (body.faces ?? '') : '';
  const text = [previous, place, takenAt, state, faces, pictureSha256 ?? ''].join('\n');
  const genuine = createHash('sha256').update(text).digest('hex') === hash;
  const follows = n === (last?.n ?? 0) + 1 && previous === (last?.hash ?? '');
  store.run(
    'INSERT OR REPLACE INTO evidence_chain VALUES (?, ?, ?, ?, ?)',
    paperId,
    kind,
    n,
    hash,
    (last?.breaks ?? 0) + (genuine && follows ? 0 : 1),
  );
}
