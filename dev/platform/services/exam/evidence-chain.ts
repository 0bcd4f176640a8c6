import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Input } from '#contract/platform/endpoint.ts';
import type { monitorCaptureSave, monitorHeartbeat } from '#contract/platform/exam/monitor.ts';
import type { Store } from '../../server/store.ts';

const linkRow = z.object({
  kind: z.string(),
  n: z.number(),
  previous: z.string(),
  hash: z.string(),
  genuine: z.number(),
});
type Link = z.output<typeof linkRow>;
const claimRow = z.object({
  kind: z.string(),
  n: z.number(),
  hash: z.string(),
  waiting: z.number(),
  broken: z.number(),
});
const goneRow = z.object({ kind: z.string(), cause: z.string(), first: z.number(), last: z.number() });

const kinds = ['note', 'capture'] as const;
const goneNote = /^evidence-gone:(note|capture):([a-z]{1,20}):([\d,-]{1,2000})$/;

/** Keeps the link of what a seat sends; items may come in any order, and one may come twice. Keeps what a note tells as gone. */
export function keepLink(
  store: Store,
  paperId: string,
  body: Input<typeof monitorCaptureSave>,
  pictureSha256: string | null,
): void {
  const [, kind, cause, ranges = ''] = goneNote.exec(body.state ?? '') ?? [];
  for (const range of ranges === '' ? [] : ranges.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    store.run(
      'INSERT OR IGNORE INTO evidence_gone VALUES (?, ?, ?, ?, ?)',
      paperId,
      kind ?? '',
      cause ?? '',
      first,
      last,
    );
  }
  if (!body.chain) return;
  const { n, previous, hash, tail } = body.chain;
  const medium = pictureSha256 === null ? 'note' : 'capture';
  const { place, takenAt } = body;
  const state = medium === 'note' ? (body.state ?? '') : '';
  const faces = medium === 'capture' ? (body.faces ?? '') : '';
  const text = [previous, place, takenAt, state, faces, pictureSha256 ?? ''].join('\n');
  const genuine = createHash('sha256').update(text).digest('hex') === hash ? 1 : 0;
  const values = [paperId, tail ? `${medium}-tail` : medium, n, previous, hash, genuine] as const;
  store.run('INSERT OR IGNORE INTO evidence_link VALUES (?, ?, ?, ?, ?, ?)', ...values);
}

/** Keeps how far the chains have come at the seat. */
export function keepClaim(store: Store, paperId: string, { stored }: Input<typeof monitorHeartbeat>): void {
  if (!stored) return;
  for (const kind of kinds) {
    const { n, hash, waiting } = stored[kind];
    const values = [paperId, kind, n, hash, waiting, stored.broken ? 1 : 0] as const;
    store.run('INSERT OR REPLACE INTO evidence_claim VALUES (?, ?, ?, ?, ?, ?)', ...values);
  }
}

/** What the chains of a paper show. */
export interface EvidenceFindings {
  /** Items that do not fit: changed, put in later, or begun anew. */
  breaks: number;
  /** Numbers that the seat had given and that neither came, nor wait, nor were told as gone; `among`: the numbers they are of. */
  missing: { kind: 'note' | 'capture'; count: number; among: string }[];
  /** Numbers that the seat told as gone, by cause. */
  gone: { kind: string; cause: string; count: number }[];
  /** The seat cannot store anything at the moment. */
  storeBroken: boolean;
}

export function evidenceFindings(store: Store, paperId: string): EvidenceFindings {
  const links = store.all(
    linkRow,
    'SELECT kind, n, previous, hash, genuine FROM evidence_link WHERE paper_id = ? ORDER BY n, rowid',
    paperId,
  );
  const claims = store.all(
    claimRow,
    'SELECT kind, n, hash, waiting, broken FROM evidence_claim WHERE paper_id = ?',
    paperId,
  );
  const gone = store.all(goneRow, 'SELECT kind, cause, first, last FROM evidence_gone WHERE paper_id = ?', paperId);
  let breaks = links.filter(({ genuine }) => genuine === 0).length;
  const missing: EvidenceFindings['missing'] = [];
  for (const kind of kinds) {
    const main = links.filter((link) => link.kind === kind);
    const tail = links.filter((link) => link.kind === `${kind}-tail`);
    breaks += breaksOf(main, []) + breaksOf(tail, main);
    const claim = claims.find((each) => each.kind === kind);
    if (!claim) continue;
    if (main.some(({ n, hash }) => n === claim.n && hash !== claim.hash)) breaks += 1;
    const told = gone.filter((each) => each.kind === kind);
    const absent = numbersTo(claim.n).filter(
      (n) => !main.some((link) => link.n === n) && !told.some(({ first, last }) => first <= n && n <= last),
    );
    const count = absent.length - claim.waiting;
    if (count > 0) missing.push({ kind, count, among: rangesOf(absent) });
  }
  return {
    breaks,
    missing,
    gone: gone.map(({ kind, cause, first, last }) => ({ kind, cause, count: last - first + 1 })),
    storeBroken: claims.some(({ broken }) => broken === 1),
  };
}

/** Links that do not stand on the one with the number before; where that one has not come, nothing can be said. */
function breaksOf(links: readonly Link[], before: readonly Link[]): number {
  return links.filter(({ n, previous, hash, genuine }, index) => {
    // What is not genuine is counted already.
    if (genuine === 0) return false;
    if (links.some((other, place) => other.n === n && other.hash !== hash && place < index)) return true;
    const standsOn = [...links, ...before].filter((other) => other.n === n - 1);
    if (n === 1) return previous !== '';
    return standsOn.length > 0 && !standsOn.some((other) => other.hash === previous);
  }).length;
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const n of numbers) {
    const last = ranges.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else ranges.push([n, n]);
  }
  const shown = ranges.slice(0, 5).map(([first, last]) => (first === last ? String(first) : `${first}-${last}`));
  return ranges.length > shown.length ? `${shown.join(',')}…` : shown.join(',');
}
