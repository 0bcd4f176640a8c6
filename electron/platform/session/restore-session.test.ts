import { describe, expect, it } from 'vitest';
import { settled, TestTime } from '#electron/exam/testing/test-time.ts';
import { createVault, type Keystore } from '#electron/storage/keystore/vault.ts';
import { memoryFile } from '#electron/testing/memory-file.ts';
import { restoreSession } from './restore-session.ts';
import { createSession } from './session.ts';

const origin = 'https://a.example';
const working: Keystore = {
  available: async () => true,
  protects: async () => true,
  encrypt: async (text) => Buffer.from(text),
  decrypt: async (bytes) => ({ text: Buffer.from(bytes).toString(), stale: false }),
};

/** A start after one in which somebody signed in, with a keystore that answers as the test says. */
async function restarted(decrypt: Keystore['decrypt']) {
  const [file, branches] = [memoryFile(), memoryFile()];
  await createSession(
    createVault(file, working, origin, () => undefined),
    branches,
    origin,
  ).begin('token-1', 'ann');
  const time = new TestTime();
  const session = createSession(
    createVault(file, { ...working, decrypt }, origin, () => undefined),
    branches,
    origin,
  );
  let started = false;
  const reports: string[] = [];
  const report = (what: string) => void reports.push(what);
  void restoreSession({ session, timer: time.timer, waitMs: 2_000, report }).then(() => (started = true));
  return { session, time, reports, started: () => started, file };
}

describe('restoring the session', () => {
  it('succeeds later when the keystore was busy once', async () => {
    let asked = 0;
    const { session, time, started } = await restarted(async (bytes) => {
      asked += 1;
      if (asked === 1) throw new Error('temporarily unavailable. Please try again.');
      return working.decrypt(bytes);
    });
    await settled();
    expect({ started: started(), token: session.token() }).toEqual({ started: true, token: null });
    await time.advance(2_000);
    expect(session.token()).toBe('token-1');
  });

  it('does not hold up the start while the keystore does not answer', async () => {
    let answer = (): void => undefined;
    const { session, time, started } = await restarted(
      (bytes) =>
        new Promise((resolve) => {
          answer = () => resolve({ text: Buffer.from(bytes).toString(), stale: false });
        }),
    );
    await time.advance(1_999);
    expect(started()).toBe(false);
    await time.advance(1);
    expect(started()).toBe(true);
    answer();
    await settled();
    expect(session.token()).toBe('token-1');
  });

  it('does not replace a session that began meanwhile', async () => {
    const { session, time } = await restarted(() => Promise.reject(new Error('busy')));
    await settled();
    await session.begin('token-2', 'bob');
    await time.advance(300_000);
    expect(session.token()).toBe('token-2');
  });

  it('asks once in a run when the prompt was denied, and finds the session in the next one', async () => {
    const { session, time, reports, file } = await restarted(() => Promise.reject(new Error('denied by the user')));
    await time.advance(300_000);
    expect({ token: session.token(), reports: reports.length }).toEqual({ token: null, reports: 1 });
    const next = createSession(
      createVault(file, working, origin, () => undefined),
      memoryFile(),
      origin,
    );
    await next.restore();
    expect(next.token()).toBe('token-1');
  });
});
