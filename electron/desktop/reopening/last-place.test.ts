import { describe, expect, it } from 'vitest';
import type { EndReason } from '#contract/ipc/session.ts';
import type { SignedInAccount } from '#electron/platform/gateway/platform-client.ts';
import type { KeyValueFile } from '#electron/storage/settings/key-value-file.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { LastPlace } from './last-place.ts';

/** A client whose learner, tenant and wish can change; `start` is a start on the same computer. */
function computer(file: KeyValueFile = memoryFile()) {
  const facts = { accountId: 'a' as string | null, tenant: 't', wanted: true, endReason: null as EndReason | null };
  const reported: string[] = [];
  let tell: (account: SignedInAccount | null) => void = () => undefined;
  const account = () =>
    facts.accountId === null ? null : { accountId: facts.accountId, name: null, maskedPhone: null };
  const start = () =>
    new LastPlace({
      file,
      session: {
        account,
        onChange(listener) {
          tell = listener;
          return () => undefined;
        },
        state: () => ({
          signedIn: facts.accountId !== null,
          accountId: facts.accountId,
          name: null,
          maskedPhone: null,
          branch: null,
          storedIn: 'keystore',
          endReason: facts.endReason,
        }),
      },
      isWanted: () => facts.wanted,
      tenant: () => facts.tenant,
      report: (what) => void reported.push(what),
    });
  const end = (reason: EndReason) => {
    facts.accountId = null;
    facts.endReason = reason;
    tell(null);
  };
  return { facts, file, start, end, reported };
}

const item = { address: '/course/play?courseId=c-1&id=i-1', scroll: 240 };

describe('the last place', () => {
  it('is opened at the next start, at its scroll, once', () => {
    const { start } = computer();
    start().remember(item);
    const next = start();
    expect(next.open()).toBe(item.address);
    expect(next.takeScroll('/learning')).toBeNull();
    const third = start();
    third.open();
    expect(third.takeScroll(item.address)).toBe(240);
    expect(third.takeScroll(item.address)).toBeNull();
  });

  it('is a list for a paper, whose scroll is not that of the list', () => {
    const { start } = computer();
    start().remember({ address: '/exam/testPaper?attemptId=a', scroll: 500 });
    const next = start();
    expect(next.open()).toBe('/examList');
    expect(next.takeScroll('/examList')).toBe(0);
  });

  it.each([
    ['another account', { accountId: 'b' }],
    ['nobody', { accountId: null }],
    ['another tenant', { tenant: 'u' }],
    ['a shared computer, or who does not want it', { wanted: false }],
  ])('is not opened for %s', (_, changed) => {
    const { facts, start } = computer();
    start().remember(item);
    Object.assign(facts, changed);
    expect(start().open()).toBeNull();
  });

  it.each(['signed-out', 'left'] as const)('is forgotten when the session ends: %s', (reason) => {
    const { end, file, start } = computer();
    start().remember(item);
    end(reason);
    expect(JSON.stringify(file.read())).not.toContain('c-1');
  });

  it('stays when the platform ends the session', () => {
    const { facts, end, start } = computer();
    start().remember(item);
    end('code-303');
    facts.accountId = 'a';
    expect(start().open()).toBe(item.address);
  });

  it('is not written where it is not wanted, and what was written goes', () => {
    const { facts, file, start } = computer();
    start().remember(item);
    facts.wanted = false;
    start().remember({ address: '/learning', scroll: 0 });
    expect(file.read()).toEqual({ version: 1 });
  });

  it('is the home page after a screen that has none', () => {
    const { start } = computer();
    start().remember(item);
    start().remember({ address: '/401', scroll: 0 });
    expect(start().open()).toBeNull();
  });

  it('is read by the rules of this version', () => {
    const place = { owner: 'a', tenant: 't', scroll: 5, address: '/exam/testPaper?attemptId=a' };
    const { start } = computer(memoryFile({ version: 1, place }));
    expect(start().open()).toBe('/examList');
    expect(
      computer(memoryFile({ version: 1, place: { ...place, address: 5 } }))
        .start()
        .open(),
    ).toBeNull();
  });

  it('does without a disk that takes nothing', () => {
    const { start, reported } = computer({
      read: () => ({}),
      write: () => {
        throw new Error('full');
      },
    });
    start().remember(item);
    expect(reported).toEqual(['the last screen']);
  });
});
