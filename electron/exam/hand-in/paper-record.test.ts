import { describe, expect, it } from 'vitest';
import type { PlatformAnswer } from '#electron/platform/gateway/platform-client.ts';
import { good, refusal } from '../testing/fake-platform.ts';
import { compareRecord, viewOfInfo, viewOfList } from './paper-record.ts';

const sealed = { count: 3, hash: 'ab12', commitType: 1 };
const record = (more: object = {}) => ({ answerHash: '', answerCount: null, commitType: null, ...more });

describe('the platform’s record beside what was sealed', () => {
  it.each([
    ['the same hash', { answerHash: 'ab12' }, 'same'],
    ['the same hash in capitals', { answerHash: 'AB12', commitType: 2 }, 'same'],
    ['the same hash, closed by the platform', { answerHash: 'ab12', commitType: 0 }, 'same'],
    ['another hash', { answerHash: 'cd', answerCount: 3, commitType: 1 }, 'other'],
    ['another hash, closed by the platform', { answerHash: 'cd', commitType: 0 }, 'ended'],
    ['as many answers by the same kind of commit', { answerCount: 3, commitType: 1 }, 'counted'],
    ['fewer answers', { answerCount: 2, commitType: 1 }, 'closed'],
    ['fewer answers alone', { answerCount: 2 }, 'closed'],
    ['as many answers handed in by staff', { answerCount: 3, commitType: 3 }, 'other'],
    ['no answers, closed by the platform', { answerCount: 0, commitType: 0 }, 'ended'],
    ['as many answers alone', { answerCount: 3 }, 'closed'],
    ['the kind of commit alone', { commitType: 1 }, 'closed'],
    ['nothing', {}, 'closed'],
  ])('%s', (_, more, kind) => expect(compareRecord(record(more), sealed, {})).toMatchObject({ kind }));

  const named = { fields: { userPaperFindUserPaperInfo: { answerCount: 'n', answerHash: 'h', commitType: 't' } } };
  it.each([
    ['a hash that fits', { answerHash: 'ab12' }, 'documented', 'documented'],
    ['a hash that does not', { answerHash: 'cd' }, 'assumed', 'profiled'],
    ['as many answers', { answerCount: 3, commitType: 1 }, 'assumed', 'profiled'],
    ['handed in by staff', { commitType: 3 }, 'assumed', 'profiled'],
    // Only we say that 0 stands for the platform.
    ['ended by the platform', { commitType: 0 }, 'assumed', 'assumed'],
  ])('%s: %3$s without a profile, %4$s with one', (_, more, without, with_) => {
    expect(compareRecord(record(more), sealed, {}).basis).toBe(without);
    expect(compareRecord(record(more), sealed, named).basis).toBe(with_);
  });
});

describe('what findUserPaperInfo says', () => {
  const held = { answers: null, commitType: null, submitTime: null };
  const network = { kind: 'wait', for: 'network' };
  it.each<[string, PlatformAnswer, object | null]>([
    ['in progress', good({ userPaperId: 'p', status: 0 }), { kind: 'open' }],
    ['handed in', good({ userPaperId: 'p', status: 1 }), { kind: 'closed', held, basis: 'assumed' }],
    ['marked, as text', good({ status: '2', answerCount: '3', commitType: '1' }), { kind: 'counted' }],
    ['a submit time beside "in progress"', good({ status: 0, submitTime: 1_700_000_000_000 }), { kind: 'closed' }],
    ['a submit time alone', good({ submitTime: 1_700_000_000_000 }), { kind: 'closed' }],
    ['a status that nobody knows', good({ status: 7 }), { kind: 'unknown', stamp: { values: { status: '7' } } }],
    ['another paper', good({ userPaperId: 'other', status: 1 }), null],
    ['no status', good({ userPaperId: 'p' }), { kind: 'unknown' }],
    [
      'the hash of what was sealed beside a number that nobody knows',
      good({ status: 7, answerHash: 'AB12' }),
      { kind: 'same' },
    ],
    ['no object', good('ok'), null],
    ['a refusal', refusal(40_400), null],
    ['a missing path', { kind: 'unknown', status: 404 }, null],
    ['a failing server', { kind: 'unknown', status: 500 }, null],
    ['602', refusal(602), null],
    ['303', refusal(303), { kind: 'wait', for: 'sign-in' }],
    ['nothing', { kind: 'unknown', status: null }, network],
    ['no connection', { kind: 'unreachable' }, network],
  ])('%s', (_, answer, view) => {
    expect({ view: viewOfInfo(answer, 'p', sealed, { profile: {} }) }).toMatchObject({ view });
  });
});

describe('what the list of papers says', () => {
  const list = (entry: object) => good({ list: [{ userPaperId: 'older', status: 2 }, entry] });
  it.each<[string, PlatformAnswer, object]>([
    ['in progress', list({ userPaperId: 'p', status: 0 }), { kind: 'open' }],
    [
      'handed in',
      list({ userPaperId: 'p', status: 1, submitTime: 1_700_000_000_000 }),
      { kind: 'closed', held: { answers: null } },
    ],
    ['no status', list({ userPaperId: 'p' }), { kind: 'unknown', stamp: { of: 'list', values: { userPaperId: 'p' } } }],
    ['a status that nobody knows', list({ userPaperId: 'p', status: 7 }), { kind: 'unknown' }],
    ['a submit time alone', list({ userPaperId: 'p', submitTime: 1_700_000_000_000 }), { kind: 'closed' }],
    ['no such paper', list({ userPaperId: 'q', status: 1 }), { kind: 'unusable' }],
    ['a refusal', refusal(1), { kind: 'unusable' }],
    ['no connection', { kind: 'unreachable' }, { kind: 'wait', for: 'network' }],
  ])('%s', (_, answer, view) => expect(viewOfList(answer, 'p', {})).toMatchObject(view));
});
