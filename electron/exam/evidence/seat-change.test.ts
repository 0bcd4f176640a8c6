import { expect, it } from 'vitest';
import type { ChainEnd, ChainEnds } from '../records/chain.ts';
import { createEvidenceDatabase } from './database.ts';

const [account, attempt] = ['lm', 'a1'];

/** The evidence file of a seat, and one note after the other stored in it and delivered. */
function seat() {
  const file = createEvidenceDatabase(':memory:', 1_000_000);
  const send = (chained: string): ChainEnd & { previous: string } => {
    const body = new Uint8Array([1]);
    file.add({ accountId: account, attemptId: attempt, kind: 'note', lane: 'seat', at: 1, body, chained });
    const item = file.next(account, 'note');
    file.delivered(item?.id ?? 0, 2);
    if (!item?.link) throw new Error('it has no number');
    return item.link;
  };
  return { file, send, end: () => file.counts(account, attempt).ends.note };
}

it('a paper takes its chain along; what the first seat stores afterwards is a tail; taken back, the chain goes on there', () => {
  const [first, second] = [seat(), seat()];
  first.send('1');
  const last = first.send('2');
  const ends: ChainEnds = first.file.leaveSeat(account, attempt);
  expect(ends).toEqual({ note: { n: 2, hash: last.hash }, capture: { n: 0, hash: '' } });
  const tail = first.send('t3');
  expect(tail).toMatchObject({ n: 3, previous: last.hash, tail: true });

  second.file.takeOver(account, attempt, ends, 5);
  const there = second.send('3');
  expect(there).toMatchObject({ n: 3, previous: last.hash });
  expect(there).not.toHaveProperty('tail');

  // Sealed once more while it was left: the tail goes on, the chain ends where it did.
  expect(first.file.leaveSeat(account, attempt)).toEqual(ends);
  expect(first.send('t4')).toMatchObject({ n: 4, previous: tail.hash, tail: true });
  first.file.returnToSeat(account, attempt);
  expect(first.send('3')).toEqual(there);
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
  expect(fresh.file.counts(account, attempt).ends.capture).toEqual({ n: 4, hash: 'c4' });
});
