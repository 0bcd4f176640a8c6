import { describe, expect, it } from 'vitest';
import { good, refusal } from '../testing/fake-platform.ts';
import { changeSince, differs, stampOf } from './record-stamp.ts';

const stamp = (values: Record<string, string>, of: 'info' | 'list' = 'info') => ({ of, values });

describe('what is kept of a record', () => {
  it('is every value of it, long ones as a hash', () => {
    const record = { state: 1, inner: { score: null, ok: true }, list: [1, 2], text: '长'.repeat(100) };
    expect(stampOf('info', good(record), record)?.values).toEqual({
      state: '1',
      'inner.score': '',
      'inner.ok': 'true',
      list: '[1,2]',
      text: expect.stringMatching(/^[\da-f]{64}$/),
    });
  });

  it.each([
    ['a refusal', refusal(5, '系统繁忙'), { state: 1 }],
    ['no object', good('ok'), 'ok'],
    ['nothing', good({}), {}],
  ])('%s leaves nothing', (_, answer, record) => expect(stampOf('info', answer, record)).toBeNull());
});

describe('whether a record has changed', () => {
  const before = stamp({ state: '1', left: '60' });
  const look = (state: string, left = '60') => stamp({ state, left });
  it.each([
    ['the same at three looks', [look('1'), look('1'), look('1')], 'same'],
    ['another state at three looks', [look('2'), look('2'), look('2')], 'changed'],
    ['seconds that run', [look('1', '59'), look('1', '57'), look('1', '53')], 'same'],
    ['another state beside seconds that run', [look('2', '59'), look('2', '57'), look('2', '53')], 'changed'],
    ['a state that changed just now', [look('1'), look('1'), look('2')], 'unclear'],
    ['a state that changed a look ago', [look('1'), look('2'), look('2')], 'unclear'],
    ['too few looks', [look('2'), look('2')], 'unclear'],
    ['no look', [], 'untold'],
    ['looks at something else', ['1', '1', '1'].map((state) => stamp({ state }, 'list')), 'untold'],
    ['one look at something else', [look('1'), look('1'), stamp({ state: '1' }, 'list')], 'unclear'],
    ['something else at the first look', [stamp({ state: '1' }, 'list')], 'unclear'],
  ] as const)('%s: %3$s', (_, looks, change) => expect(changeSince(before, looks)).toBe(change));

  it('is not known without a record from before', () => {
    expect(changeSince(null, [look('1'), look('1'), look('1')])).toBe('untold');
    expect([differs(null, look('2')), differs(before, null)]).toEqual([null, null]);
    // A list that stands in for a record of which another call told before.
    expect(differs(before, stamp({ state: '1', left: '60' }, 'list'))).toBeNull();
    expect([differs(before, look('1')), differs(before, look('2'))]).toEqual([false, true]);
  });

  it('takes a value that came for a change, and an empty one for none', () => {
    expect(differs(before, stamp({ ...before.values, submitTime: '5' }))).toBe(true);
    expect(differs(before, stamp({ ...before.values, submitTime: '' }))).toBe(false);
  });
});
