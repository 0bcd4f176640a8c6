import { beforeEach, describe, expect, it } from 'vitest';
import type { Branch, SessionState } from '#contract/ipc/session.ts';
import type { Vault } from '#electron/storage/keystore/vault.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { createSession, type Session } from './session.ts';

const origin = 'https://a.example';
const branch: Branch = { code: 'b-1', name: '总校', actor: 'a', organ: 'o' };
const account = { accountId: '7', name: '王芳', maskedPhone: '138****0001' };

let secret: string | null;
let savedIn: 'keystore' | 'memory';
let stored: () => void;
let places: ReturnType<typeof memoryFile>;
const vault: Vault = {
  open: async () => secret,
  save: async (next) => {
    secret = next;
    return savedIn;
  },
  clear: async () => {
    secret = null;
  },
  onStored: (listener) => {
    stored = listener;
  },
};
beforeEach(() => {
  secret = null;
  savedIn = 'keystore';
  places = memoryFile();
});

async function signedIn(): Promise<Session> {
  const session = createSession(vault, places, origin);
  await session.begin('t-1', '7');
  await session.identify('t-1', account);
  return session;
}

describe('the session', () => {
  it('begins with a token and is identified later', async () => {
    const session = createSession(vault, places, origin);
    const states: SessionState[] = [];
    session.onStateChange((state) => states.push(state));
    await session.begin('t-1', '7');
    await session.identify('t-1', account);
    expect(states[0]).toMatchObject({ signedIn: true, accountId: '7', name: null });
    expect(session.state()).toMatchObject({ ...account, storedIn: 'keystore', endReason: null });
    expect(JSON.stringify(session.state())).not.toContain('t-1');
  });

  it('is in memory while its file is locked, and says so until it is written', async () => {
    savedIn = 'memory';
    const session = await signedIn();
    expect(session.state().storedIn).toBe('memory');
    stored();
    expect(session.state().storedIn).toBe('keystore');
    await session.end('signed-out');
    stored();
    expect(session.state()).toMatchObject({ signedIn: false, storedIn: 'nowhere' });
  });

  it('is restored after a restart, without network', async () => {
    await signedIn();
    const next = createSession(vault, places, origin);
    await next.restore();
    expect(next.state()).toMatchObject({ signedIn: true, ...account, storedIn: 'keystore' });
    expect(next.token()).toBe('t-1');
  });

  it('starts signed out when the vault contains something else', async () => {
    secret = '{"token":5}';
    const session = createSession(vault, places, origin);
    await session.restore();
    expect(session.state().signedIn).toBe(false);
  });

  it('assumes nothing about the account of a new token', async () => {
    const session = await signedIn();
    await session.begin('t-2', null);
    expect(session.account()).toBeNull();
    await session.begin('t-3', '8');
    expect(session.account()).toEqual({ accountId: '8', name: null, maskedPhone: null });
  });

  it('ignores an answer about an older token', async () => {
    const session = await signedIn();
    await session.begin('t-2', '8');
    await session.identify('t-1', account);
    expect(session.account()?.accountId).toBe('8');
  });

  it('keeps the branch when the learner signs out [logout-keeps]', async () => {
    const session = await signedIn();
    session.chooseBranch(branch);
    await session.end('signed-out');
    expect(session.state()).toMatchObject({ signedIn: false, accountId: null, branch, endReason: 'signed-out' });
    expect(secret).toBeNull();
    expect(createSession(vault, places, origin).branch()).toEqual(branch);
  });

  it.each(['code-303', 'code-10000', 'code-403', 'demo-failed'] as const)(
    'loses everything with %s',
    async (reason) => {
      const session = await signedIn();
      session.chooseBranch(branch);
      await session.end(reason);
      expect(session.state()).toMatchObject({ signedIn: false, branch: null, endReason: reason, storedIn: 'nowhere' });
      expect(secret).toBeNull();
      expect(places.written()).toBe('{}');
    },
  );

  it('ends once, with the first reason', async () => {
    const session = await signedIn();
    await session.end('code-303');
    await session.end('signed-out');
    expect(session.state().endReason).toBe('code-303');
  });

  it('notifies listeners when the same account signs in again', async () => {
    const session = await signedIn();
    const heard: (string | null)[] = [];
    session.onChange((who) => heard.push(who?.accountId ?? null));
    await session.begin('t-2', '7', 'accountLogin');
    await session.identify('t-2', account);
    expect(heard).toEqual(['7']);
  });

  it('keeps the branch when the platform does not know the session any more', async () => {
    const session = await signedIn();
    session.chooseBranch(branch);
    await session.end('not-signed-in');
    expect(session.state()).toMatchObject({ signedIn: false, branch, endReason: 'not-signed-in' });
  });

  it('notifies listeners only when the account is another one', async () => {
    const session = createSession(vault, places, origin);
    const heard: (string | null)[] = [];
    session.onChange((who) => heard.push(who?.accountId ?? null));
    await session.begin('t-1', '7');
    await session.identify('t-1', account);
    session.chooseBranch(branch);
    await session.end('signed-out');
    expect(heard).toEqual(['7', null]);
  });

  it('tells the end of a token also when it was not known yet whose it was', async () => {
    const session = await signedIn();
    await session.begin('t-2', null, 'accountSwitchBranch');
    const heard: (string | null)[] = [];
    session.onChange((who) => heard.push(who?.accountId ?? null));
    await session.end('code-303');
    expect(heard).toEqual([null]);
  });

  it('sends the old branch after a switch of tenant, and counts it as chosen only where it was', async () => {
    const session = await signedIn();
    session.chooseBranch(branch);
    expect(session.chosenBranch()).toEqual(branch);
    await session.begin('t-2', '7', 'accountSwitchSaas');
    expect([session.branch(), session.chosenBranch()]).toEqual([branch, null]);
    expect(createSession(vault, places, origin).chosenBranch()).toBeNull();
    await session.identify('t-2', account);
    session.chooseBranch({ ...branch, code: 'b-2' });
    expect(session.chosenBranch()).toMatchObject({ code: 'b-2' });
  });

  it('does not use the branch that another account chose', async () => {
    const session = await signedIn();
    session.chooseBranch(branch);
    await session.end('signed-out');
    await session.begin('t-2', '8');
    expect(session.state().branch).toBeNull();
    expect(session.branch()).toBeNull();
    await session.end('signed-out');
    await session.begin('t-3', '7');
    expect(session.branch()).toEqual(branch);
  });

  it('assigns the stored branch to the account once that is identified', async () => {
    const session = createSession(vault, places, origin);
    await session.begin('t-1', null);
    session.chooseBranch(branch);
    await session.identify('t-1', account);
    await session.end('signed-out');
    await session.begin('t-2', '8');
    expect(session.branch()).toBeNull();
  });

  it('reports the call that issued a token, and the end of the session', async () => {
    const session = createSession(vault, places, origin);
    const heard: (string | null)[] = [];
    session.onTokenChange((call) => heard.push(call));
    await session.begin('t-1', '7', 'accountLogin');
    await session.identify('t-1', account);
    await session.begin('t-2', '7', 'accountSwitchSaas');
    await session.end('signed-out');
    expect(heard).toEqual(['accountLogin', 'accountSwitchSaas', null]);
  });

  it('stores the branch per platform [actor-organ-stored]', async () => {
    (await signedIn()).chooseBranch(branch);
    expect(createSession(vault, places, 'https://b.example').branch()).toBeNull();
    expect(createSession(vault, places, origin).branch()).toEqual(branch);
  });
});
