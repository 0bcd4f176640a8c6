import { describe, expect, it } from 'vitest';
import { afterRefusal, afterTaken, beforeCommit, noProgress, type Progress } from './delivery-rules.ts';
import { waitFor } from './hand-in-outcome.ts';
import type { RecordView } from './paper-record.ts';

const held = { answers: 2, commitType: 1, submitTime: 5 };
const views = {
  open: { kind: 'open' },
  unusable: { kind: 'unusable' },
  same: { kind: 'same', held },
  counted: { kind: 'counted', held },
  other: { kind: 'other', held },
  closed: { kind: 'closed', held },
  bare: { kind: 'bare', held },
  listed: { kind: 'listed', held },
  network: waitFor('network'),
} as const satisfies Record<string, RecordView>;
type View = keyof typeof views;

const phase = (outcome: object | string) =>
  typeof outcome === 'string' ? outcome : 'phase' in outcome ? outcome.phase : 'for' in outcome ? outcome.for : null;

describe('before a commit', () => {
  it.each<[View, { sent?: boolean; judged?: boolean; progress?: Partial<Progress> }, string]>([
    ['open', { sent: true }, 'commit'],
    ['open', { sent: true, progress: { stillOpen: 1 } }, 'platform'],
    ['open', { sent: true, progress: { stillOpen: 3 } }, 'commit'],
    ['same', { sent: true }, 'delivered'],
    ['counted', { sent: true }, 'delivered'],
    ['counted', { judged: true }, 'unverified'],
    ['counted', {}, 'commit'],
    ['other', { sent: true }, 'elsewhere'],
    ['closed', { sent: true }, 'commit'],
    ['bare', { sent: true }, 'unverified'],
    ['bare', { judged: true }, 'unverified'],
    ['bare', {}, 'commit'],
    ['listed', { sent: true, progress: { unusable: 1 } }, 'platform'],
    ['listed', { sent: true, progress: { unusable: 3 } }, 'unverified'],
    ['unusable', { sent: true, progress: { unusable: 1 } }, 'platform'],
    ['unusable', { sent: true, progress: { unusable: 3 } }, 'commit'],
    ['network', { sent: true }, 'network'],
  ])('a record that is %s, after %j: %s', (view, before, result) => {
    const { sent = false, judged = false, progress = {} } = before;
    const outcome = beforeCommit(views[view], { sent, judged, progress: { ...noProgress, ...progress } });
    expect(phase(outcome)).toBe(result);
  });
});

describe('after the platform took the paper', () => {
  it.each<[View, string, string | null]>([
    ['same', 'delivered', 'compared'],
    ['counted', 'delivered', 'counted'],
    ['bare', 'delivered', 'acknowledged'],
    ['listed', 'delivered', 'acknowledged'],
    ['unusable', 'delivered', 'acknowledged'],
    ['network', 'delivered', 'acknowledged'],
    ['other', 'elsewhere', null],
    ['open', 'platform', null],
    ['closed', 'platform', null],
  ])('a record that is %s: %s', (view, result, proof) => {
    const outcome = afterTaken(views[view]);
    expect([phase(outcome), 'proof' in outcome ? outcome.proof : null]).toEqual([result, proof]);
  });
});

describe('after a refusal of the short list', () => {
  it.each<[View, 'already' | 'too-late' | 'unknown-paper', boolean, string]>([
    ['same', 'already', false, 'delivered'],
    ['same', 'too-late', true, 'delivered'],
    ['counted', 'already', true, 'delivered'],
    ['counted', 'already', false, 'unverified'],
    ['counted', 'too-late', false, 'unverified'],
    ['other', 'already', false, 'elsewhere'],
    ['other', 'too-late', false, 'elsewhere'],
    ['closed', 'too-late', false, 'closed'],
    ['closed', 'already', false, 'closed'],
    ['bare', 'already', false, 'unverified'],
    ['bare', 'too-late', false, 'closed'],
    ['bare', 'too-late', true, 'unverified'],
    ['listed', 'already', false, 'platform'],
    ['open', 'already', false, 'platform'],
    ['open', 'too-late', false, 'refused'],
    ['open', 'unknown-paper', false, 'refused'],
    ['unusable', 'unknown-paper', false, 'refused'],
    ['unusable', 'already', false, 'platform'],
    ['network', 'too-late', false, 'network'],
  ])('a record that is %s, after %s, sent before %s: %s', (view, kind, sent, result) => {
    const before = { sent, judged: false, progress: noProgress };
    expect(phase(afterRefusal(views[view], { kind, message: '平台的话' }, before))).toBe(result);
  });

  it('a record that stays unusable is not waited for without end', () => {
    const before = { sent: true, judged: false, progress: { ...noProgress, unusable: 3 } };
    expect(phase(afterRefusal(views.unusable, { kind: 'already', message: '' }, before))).toBe('unverified');
  });
});
