import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noChains } from '../records/chain.ts';
import { createEvidenceDatabase } from './database.ts';
import type { EvidenceKind, NewItem } from './evidence-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const megabyte = 1_000_000;
const open = (cap = 500 * megabyte) => createEvidenceDatabase(join(folder, 'evidence.db'), cap);

function item(kind: EvidenceKind, lane = '', size = 10, at = 1): NewItem {
  return { accountId: 'lm', attemptId: 'a1', kind, lane, at, body: new Uint8Array(size) };
}

describe('the evidence file', () => {
  it('gives the oldest item of the kind and account and none of another', () => {
    const database = open();
    database.add({ ...item('capture', 'front'), accountId: 'other' });
    database.add(item('capture', 'front'));
    database.add(item('switch'));
    expect(database.next('lm', 'capture')).toMatchObject({ kind: 'capture', attemptId: 'a1', refusals: 0 });
    expect(database.next('nobody', 'capture')).toBeNull();
    database.close();
  });

  it('counts what is added, delivered and given up', () => {
    const database = open();
    expect(database.add(item('switch'))).toMatchObject({ waiting: 1, bytes: 10, switches: 1 });
    expect(database.add(item('note', 'side'))).toMatchObject({ waiting: 2, bytes: 20, switches: 1 });
    database.delivered(1, 777);
    database.drop(2);
    expect(database.counts('lm', 'a1')).toEqual({
      ends: noChains,
      numbered: { note: 0, capture: 0 },
      waiting: 0,
      bytes: 0,
      delivered: 1,
      lastDeliveredAt: 777,
      switches: 1,
      thinned: 0,
      dropped: 1,
      switchesDropped: 0,
      expired: 0,
      noRoom: 0,
    });
    expect(database.counts('lm', 'a2')).toMatchObject({ waiting: 0, delivered: 0, lastDeliveredAt: null });
    database.close();
  });

  it('does not send a switch again that was in flight when the run ended, but every capture', () => {
    const first = open();
    first.add(item('switch'));
    first.add(item('capture', 'front'));
    first.sending(1);
    first.sending(2);
    first.close();
    const second = open();
    expect(second.next('lm', 'capture')).toMatchObject({ id: 2, kind: 'capture' });
    expect(second.counts('lm', 'a1')).toMatchObject({ waiting: 1, switches: 1, dropped: 0, switchesDropped: 1 });
    second.close();
  });

  it('remembers how often an item was refused', () => {
    const database = open();
    database.add(item('capture', 'front'));
    database.sending(1);
    expect(database.next('lm', 'capture')).toBeNull();
    database.release(1, 'refused');
    expect(database.next('lm', 'capture')).toMatchObject({ refusals: 1 });
    database.close();
  });

  it('thins out the older captures of both cameras evenly, counted, and keeps notes and switches', () => {
    const database = open(megabyte);
    database.add(item('switch'));
    database.add(item('note', 'front'));
    for (let turn = 0; turn < 40; turn += 1) {
      database.add(item('capture', 'front', 36_000));
      database.add(item('capture', 'side', 36_000));
    }
    const { waiting, bytes, thinned, switches } = database.counts('lm', 'a1');
    expect(bytes).toBeLessThanOrEqual(megabyte);
    expect(thinned).toBe(82 - waiting);
    expect(thinned).toBeGreaterThan(50);
    expect(switches).toBe(1);
    const lanes = new Map<string, number>();
    for (const kind of ['switch', 'note', 'capture'] as const) {
      for (let next = database.next('lm', kind); next; next = database.next('lm', kind)) {
        lanes.set(next.kind, (lanes.get(next.kind) ?? 0) + 1);
        database.delivered(next.id, 2);
      }
    }
    expect(lanes.get('switch')).toBe(1);
    expect(lanes.get('note')).toBe(1);
    expect(lanes.get('capture')).toBe(waiting - 2);
    database.close();
  });

  it('deletes pictures past their age, counted, and never a switch or a note', () => {
    const database = open();
    database.add(item('capture', 'front', 10, 100));
    database.add(item('switch', '', 10, 100));
    database.add(item('note', 'front', 10, 100));
    database.add({ ...item('capture', 'front', 10, 900), attemptId: 'a2' });
    expect(database.sweep(1_500, 1_000)).toBe(1);
    expect(database.counts('lm', 'a1')).toMatchObject({ waiting: 2, expired: 1 });
    expect(database.counts('lm', 'a2')).toMatchObject({ waiting: 1, expired: 0 });
    database.close();
  });

  it('lets what was stored without a trusted time age from the first trusted one', () => {
    const database = open();
    database.add(item('capture', 'front', 10, 0));
    expect(database.sweep(90 * 86_400_000, 1_000)).toBe(0);
    expect(database.sweep(90 * 86_400_000 + 1_001, 1_000)).toBe(1);
    database.close();
  });

  it('counts what found no room', () => {
    const database = open();
    database.missed('lm', 'a1', 5);
    expect(database.counts('lm', 'a1')).toMatchObject({ waiting: 0, noRoom: 1 });
    database.close();
  });
});
