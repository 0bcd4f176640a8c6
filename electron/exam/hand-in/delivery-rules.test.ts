import { describe, expect, it } from 'vitest';
import type { Basis } from '#contract/platform/basis.ts';
import { afterRefusal, afterTaken, beforeCommit, type Known } from './delivery-rules.ts';
import { waitFor, type Outcome } from './hand-in-outcome.ts';
import type { RecordKind, RecordView } from './paper-record.ts';

type Unread = 'network' | 'unusable';
/** What a record says; `!`: by names that the platform's profile has. */
type View = RecordKind | `${RecordKind}!` | Unread;

function viewOf(view: View): RecordView {
  if (view === 'network') return waitFor('network');
  if (view === 'unusable') return { kind: 'unusable' };
  const kind = view.replace('!', '') as RecordKind;
  const basis: Basis = view.endsWith('!') ? 'profiled' : kind === 'same' ? 'documented' : 'assumed';
  const held = { answers: 2, commitType: 1, submitTime: 5 };
  return { kind, basis, standing: basis, held, stamp: { of: 'info', values: {} } };
}

const known: Known = { sent: true, careful: false, change: 'untold', unreadable: false };
const told = (outcome: Outcome | string) => {
  if (typeof outcome === 'string') return outcome;
  if (outcome.kind === 'wait') return outcome.for;
  return outcome.proof === null ? outcome.phase : `${outcome.phase} ${outcome.proof}`;
};

describe('before a commit', () => {
  it.each<[View, Partial<Known>, string]>([
    // Nothing was sent: the platform decides, unless it is known to hold something else.
    ['open', { sent: false }, 'commit'],
    ['closed', { sent: false }, 'commit'],
    ['other', { sent: false }, 'commit'],
    ['other!', { sent: false }, 'elsewhere'],
    ['counted!', { sent: false }, 'unverified'],
    ['closed!', { sent: false }, 'unverified'],
    ['open!', { sent: false }, 'commit'],
    ['ended!', { sent: false }, 'commit'],
    ['same', { sent: false }, 'delivered compared'],
    ['unusable', { sent: false }, 'commit'],
    ['network', { sent: false }, 'commit'],
    // The paper was at another seat, or a verdict leaves it to people.
    ['open', { sent: false, careful: true }, 'commit'],
    ['unknown', { sent: false, careful: true }, 'commit'],
    ['ended', { sent: false, careful: true }, 'commit'],
    ['closed', { sent: false, careful: true }, 'unverified'],
    ['other', { sent: false, careful: true }, 'unverified'],
    ['other!', { sent: false, careful: true }, 'elsewhere'],
    ['unusable', { sent: false, careful: true }, 'look'],
    ['unusable', { sent: false, careful: true, unreadable: true }, 'commit'],
    ['network', { sent: false, careful: true }, 'network'],
    // A commit may have arrived, and there is no record from before it.
    ['same', {}, 'delivered compared'],
    ['other', {}, 'unverified'],
    ['other!', {}, 'elsewhere'],
    ['counted', {}, 'unverified'],
    ['counted!', {}, 'delivered counted'],
    ['closed', {}, 'unverified'],
    ['closed!', {}, 'unverified'],
    ['open', {}, 'commit'],
    ['ended', {}, 'commit'],
    ['unknown', {}, 'commit'],
    ['unusable', {}, 'look'],
    ['unusable', { unreadable: true }, 'commit'],
    ['network', {}, 'network'],
    // There is one: whatever its words mean, it has changed or not.
    ['closed', { change: 'unclear' }, 'look'],
    ['open!', { change: 'unclear' }, 'look'],
    ['closed', { change: 'same' }, 'commit'],
    ['counted', { change: 'same' }, 'commit'],
    ['counted!', { change: 'same' }, 'commit'],
    ['open', { change: 'same' }, 'commit'],
    ['open', { change: 'changed' }, 'unverified'],
    ['open!', { change: 'changed' }, 'commit'],
    ['unknown', { change: 'changed' }, 'unverified'],
    ['ended', { change: 'changed' }, 'unverified'],
    ['ended!', { change: 'changed' }, 'commit'],
    ['counted', { change: 'changed' }, 'unverified'],
    ['counted!', { change: 'changed' }, 'delivered counted'],
    ['other', { change: 'changed' }, 'unverified'],
    ['other!', { change: 'changed' }, 'elsewhere'],
  ])('a record that is %s, after %j: %s', (view, more, result) => {
    expect(told(beforeCommit(viewOf(view), { ...known, ...more }))).toBe(result);
  });
});

describe('after the platform took the paper', () => {
  it.each<[View, boolean | null, string, string]>([
    ['same', false, 'delivered compared', 'delivered compared'],
    ['counted', true, 'delivered counted', 'delivered counted'],
    ['counted', null, 'delivered counted', 'delivered counted'],
    ['counted', false, 'look', 'delivered acknowledged'],
    ['closed', true, 'delivered acknowledged', 'delivered acknowledged'],
    ['closed', null, 'delivered acknowledged', 'delivered acknowledged'],
    ['other', true, 'delivered acknowledged', 'delivered acknowledged'],
    ['other!', true, 'look', 'elsewhere'],
    ['open', false, 'look', 'delivered acknowledged'],
    ['open', true, 'delivered acknowledged', 'delivered acknowledged'],
    ['open!', true, 'look', 'delivered acknowledged'],
    ['unknown', null, 'look', 'delivered acknowledged'],
    ['ended', true, 'look', 'delivered acknowledged'],
    ['unusable', null, 'delivered acknowledged', 'delivered acknowledged'],
    ['network', null, 'delivered acknowledged', 'delivered acknowledged'],
  ])('a record that is %s, changed %s: %s, in the end %s', (view, shown, soon, late) => {
    expect(told(afterTaken(viewOf(view), { shown, overdue: false }))).toBe(soon);
    expect(told(afterTaken(viewOf(view), { shown, overdue: true }))).toBe(late);
  });

  it('says that the record did not show it', () => {
    const notShown = (view: View, shown: boolean) => afterTaken(viewOf(view), { shown, overdue: true });
    expect(notShown('open', false)).toMatchObject({ notShown: true, held: null });
    expect(notShown('ended!', true)).toMatchObject({ notShown: true, held: { answers: 2 } });
    expect(notShown('closed', true)).not.toHaveProperty('notShown');
  });
});

describe('after a refusal', () => {
  type Why = Parameters<typeof afterRefusal>[1]['why'];
  it.each<[View, Why, Partial<Known> & { shown?: boolean }, string, string]>([
    ['same', 'busy', {}, 'delivered compared', 'delivered compared'],
    ['open', 'busy', { shown: false }, 'again', 'again'],
    ['closed', 'busy', { shown: false }, 'again', 'again'],
    ['closed', 'busy', { shown: true }, 'look', 'look'],
    ['open!', 'busy', { shown: true }, 'again', 'again'],
    ['unusable', 'busy', {}, 'again', 'again'],
    ['network', 'tooLate', {}, 'again', 'again'],
    ['same', 'alreadyHandedIn', {}, 'delivered compared', 'delivered compared'],
    ['other!', 'alreadyHandedIn', {}, 'elsewhere', 'elsewhere'],
    ['other', 'alreadyHandedIn', { shown: false }, 'unverified', 'unverified'],
    ['counted!', 'alreadyHandedIn', { sent: true }, 'delivered counted', 'delivered counted'],
    ['counted!', 'alreadyHandedIn', { shown: false }, 'unverified', 'unverified'],
    ['closed', 'alreadyHandedIn', { shown: true }, 'look', 'look'],
    ['closed', 'alreadyHandedIn', { sent: true }, 'unverified', 'unverified'],
    // No look came before the commit.
    ['closed', 'alreadyHandedIn', {}, 'look', 'look'],
    ['other', 'alreadyHandedIn', {}, 'look', 'look'],
    ['counted!', 'alreadyHandedIn', {}, 'unverified', 'unverified'],
    ['unknown', 'alreadyHandedIn', {}, 'unverified', 'unverified'],
    ['open!', 'alreadyHandedIn', {}, 'unverified', 'again'],
    ['unusable', 'alreadyHandedIn', {}, 'look', 'look'],
    ['unusable', 'alreadyHandedIn', { unreadable: true }, 'unverified', 'unverified'],
    ['unusable', 'alreadyHandedIn', { sent: true, unreadable: true }, 'unverified', 'unverified'],
    ['ended!', 'tooLate', {}, 'closed', 'closed'],
    ['ended', 'tooLate', { shown: false }, 'refused', 'refused'],
    ['open', 'tooLate', { shown: false }, 'refused', 'refused'],
    ['unusable', 'unknownPaper', {}, 'refused', 'refused'],
    ['closed', 'unknownPaper', { shown: false }, 'refused', 'refused'],
    ['closed', 'tooLate', { shown: true }, 'look', 'look'],
  ])(
    'a record that is %s, after %s, knowing %j: %s, by a code of the profile %s',
    (view, why, more, assumed, profiled) => {
      const { shown = null, ...rest } = more;
      const all = { ...known, sent: false, ...rest, shown };
      const result = (basis: Basis) => told(afterRefusal(viewOf(view), { why, basis, message: '平台的话' }, all));
      expect([result('assumed'), result('profiled')]).toEqual([assumed, profiled]);
    },
  );

  it('keeps the platform’s words, and is final only by a code of the profile', () => {
    const refused = (basis: Basis) =>
      afterRefusal(viewOf('open'), { why: 'tooLate', basis, message: '太晚' }, { ...known, sent: false, shown: false });
    expect(refused('assumed')).toMatchObject({ phase: 'refused', basis: 'assumed', refusal: '太晚' });
    expect(refused('profiled')).toMatchObject({ phase: 'refused', basis: 'profiled', refusal: '太晚' });
  });
});
