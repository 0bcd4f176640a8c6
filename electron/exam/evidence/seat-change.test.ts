import { expect, it } from 'vitest';
import { createEvidenceDatabase } from './database.ts';
import type { ChainEnd, ChainEnds } from './chain.ts';

const [account, attempt] = ['lm', 'a1'];

/** The evidence file of a seat, and one note after the other delivered from it. */
function seat() {
  const file = createEvidenceDatabase(':memory:', 1_000_000);
  const send = (hash: string): ChainEnd => {
    const body = new Uint8Array([1]);
    file.add({ accountId: account, attemptId: attempt, kind: 'note', lane: 'seat', at: 1, body });
    const item = file.next(account, 'note');
    const end = file.chainEnd(account, attempt, 'note');
    const link = { ...end, n: end.n + 1, hash };
    file.delivered(item?.id ?? 0, 2, link);
    return link;
  };
  return { file, send, end: () => file.chainEnd(account, attempt, 'note') };
}

it('a paper takes its chain along; what the first seat still had is a tail; taken back, the chain goes on there', () => {
  const [first, second] = [seat(), seat()];
  first.send('h1');
  first.send('h2');
  const ends: ChainEnds = first.file.leaveSeat(account, attempt);
  expect(ends).toEqual({ note: { n: 2, hash: 'h2' }, capture: { n: 0, hash: '' } });
  expect(first.send('t3')).toEqual({ n: 3, hash: 't3', tail: true });
  expect(first.end()).toEqual({ n: 3, hash: 't3', tail: true });

  second.file.takeOver(account, attempt, ends, 5);
  expect(second.send('h3')).toEqual({ n: 3, hash: 'h3' });

  // Sealed once more while it was left: the tail goes on, the chain ends where it did.
  expect(first.file.leaveSeat(account, attempt)).toEqual(ends);
  expect(first.end()).toEqual({ n: 3, hash: 't3', tail: true });
  first.file.returnToSeat(account, attempt);
  expect(first.end()).toEqual({ n: 2, hash: 'h2' });
});

it('a seat that had a chain of its own goes on with the one that came, and keeps it over a sweep', () => {
  const own = seat();
  own.send('x1');
  own.file.leaveSeat(account, attempt);
  own.file.takeOver(account, attempt, { note: { n: 7, hash: 'h7' }, capture: { n: 4, hash: 'c4' } }, 1_000);
  expect(own.end()).toEqual({ n: 7, hash: 'h7' });
  const fresh = seat();
  fresh.file.takeOver(account, attempt, { note: { n: 7, hash: 'h7' }, capture: { n: 4, hash: 'c4' } }, 1_000);
  fresh.file.sweep(1_500, 1_000);
  expect(fresh.file.chainEnd(account, attempt, 'capture')).toEqual({ n: 4, hash: 'c4' });
});
