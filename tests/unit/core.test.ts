import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { SessionState } from '#contract/ipc/session.ts';
import { accountLogin, getAccountUserInfo } from '#contract/platform/account/account.ts';
import { startPlatform, type RunningPlatform } from '#dev/platform/start.ts';
import { threadedStores } from '#electron/exam/exam-stores.ts';
import type { Keystore } from '#electron/storage/keystore/vault.ts';
import { startCore, testKeystore, type TestCoreOptions, type TestCore } from '../support/core.ts';
import { everythingIn } from '../support/everything-in.ts';

// Several clients start in one test, and the machine may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let platform: RunningPlatform | null;
let origin: string;
let cores: TestCore[];

beforeEach(async () => {
  cores = [];
  platform = await startPlatform({ port: 0, db: ':memory:' });
  origin = platform.origin;
});
afterEach(async () => {
  await Promise.all(cores.map((core) => core.stop()));
  await stopPlatform();
});

async function stopPlatform(): Promise<void> {
  const ending = platform;
  platform = null;
  await ending?.close();
}

async function start(options: Partial<TestCoreOptions> = {}): Promise<TestCore> {
  const core = await startCore({ platformOrigin: origin, ...options });
  cores.push(core);
  return core;
}

const demo = z.object({ accounts: z.array(z.object({ account: z.string(), password: z.string(), name: z.string() })) });
const requests = z.object({
  requests: z.array(
    z.object({ id: z.nullable(z.string()), headers: z.record(z.string(), z.string()), path: z.string() }),
  ),
});
const envelope = z.object({ code: z.number(), data: z.optional(z.unknown()) });

async function signIn(core: TestCore): Promise<{ text: string; name: string }> {
  const [first] = z.parse(demo, await (await fetch(`${origin}/__demo`)).json()).accounts;
  const answer = await core.fetch(`/api${accountLogin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: first!.account, password: first!.password }),
  });
  return { text: await answer.text(), name: first!.name };
}

async function current(core: TestCore): Promise<SessionState> {
  const result = await core.desktop.session.current();
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
const fault = (body: Record<string, unknown>) =>
  fetch(`${origin}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const logged = async () => z.parse(requests, await (await fetch(`${origin}/__log`)).json()).requests;

/** Everything below a folder, as one text. */
describe('the core against the embedded platform', () => {
  it('signs in without the page or the disk ever seeing the token', async () => {
    const tokens = new Set<string>();
    const core = await start({
      parts: {
        fetch(address, init) {
          const token = new Headers(init?.headers).get('token');
          if (token) tokens.add(token);
          return fetch(address, init);
        },
      },
    });
    const states: SessionState[] = [];
    core.desktop.session.changed((state) => states.push(state));
    const { text, name } = await signIn(core);
    const answer = z.parse(z.object({ data: z.object({ token: z.string() }) }), JSON.parse(text));
    expect(answer.data.token).toBe('kept-by-the-client');
    await vi.waitFor(async () => expect(await current(core)).toMatchObject({ signedIn: true, name }));
    expect(states.at(-1)).toMatchObject({ signedIn: true, storedIn: 'keystore', maskedPhone: '138****7719' });
    const [token] = [...tokens];
    expect(token!.length).toBeGreaterThan(8);
    expect(JSON.stringify(states)).not.toContain(token!);
    expect(everythingIn(core.userData)).not.toContain(token!);
  });

  it('starts while the keystore does not answer, and is signed in once it does', async () => {
    const first = await start();
    await signIn(first);
    await vi.waitFor(async () => expect((await current(first)).name).not.toBeNull());
    await first.stop();
    const prompt = Promise.withResolvers<void>();
    const keystore: Keystore = {
      ...testKeystore,
      async decrypt(bytes) {
        await prompt.promise;
        return testKeystore.decrypt(bytes);
      },
    };
    const second = await start({ userData: first.userData, parts: { keystore } });
    await vi.waitFor(async () => expect(await second.startPath()).toBe('/'));
    expect(await current(second)).toMatchObject({ signedIn: false });
    prompt.resolve();
    await vi.waitFor(async () => expect(await current(second)).toMatchObject({ signedIn: true }), { timeout: 15_000 });
  });

  it('opens its window and quits though the thread of the journals never answers', async () => {
    const hung = new URL('data:text/javascript,setInterval(() => {}, 1000);');
    const core = await start({ parts: { stores: threadedStores({ journal: hung, evidence: hung }) } });
    expect(await core.startPath()).not.toBe('');
    const stopped = core.stop().then(() => 'stopped');
    expect(await Promise.race([stopped, delay(15_000, 'still waiting', { ref: false })])).toBe('stopped');
  });

  it('is signed in again at the next start, and opens the home page', async () => {
    const first = await start();
    // Whether a visitor may see the configured home page, the page's own route table says.
    expect(await first.startPath()).toBe('/');
    await signIn(first);
    await vi.waitFor(async () => expect((await current(first)).name).not.toBeNull());
    await first.desktop.app.configuration();
    await vi.waitFor(async () => expect(await first.startPath()).toBe('/examList'));
    await first.stop();
    await stopPlatform();
    const second = await start({ userData: first.userData });
    expect(await current(second)).toMatchObject({ signedIn: true, name: '陈思远' });
    expect(await second.startPath()).toBe('/examList');
  });

  it('opens the sign-in page on a first start when the platform does not tell the home page in time', async () => {
    const fault = { match: { id: 'configurationByEncodedHost' }, mode: 'silence', times: 0, ms: 60_000 };
    await fetch(`${origin}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    const core = await start();
    expect(await core.startPath()).toBe('/login');
  });

  it('says when the platform is away, and when it is back', async () => {
    const core = await start();
    await vi.waitFor(async () => expect(await core.desktop.app.connection()).toEqual({ ok: true, value: 'online' }));
    const { port } = new URL(origin);
    await stopPlatform();
    expect((await core.fetch('/api/anything')).status).toBe(502);
    expect(await core.desktop.app.connection()).toEqual({ ok: true, value: 'offline' });
    platform = await startPlatform({ port: Number(port), db: ':memory:' });
    await vi.waitFor(async () => expect(await core.desktop.app.connection()).toEqual({ ok: true, value: 'online' }), {
      timeout: 8_000,
    });
  });

  it('ends the session when the platform no longer knows it', async () => {
    const core = await start();
    await signIn(core);
    await vi.waitFor(async () => expect((await current(core)).name).not.toBeNull());
    await core.stop();
    await fault({ match: { id: getAccountUserInfo.id }, mode: 'code', code: 303 });
    const next = await start({ userData: core.userData });
    await vi.waitFor(async () => expect(await current(next)).toMatchObject({ signedIn: false, endReason: 'code-303' }));
  });

  it('forgets the token with the wipe, and never the answers on disk', async () => {
    const core = await start();
    await signIn(core);
    const answers = path.join(core.userData, 'exams', 'answers', 'kept');
    mkdirSync(path.dirname(answers), { recursive: true });
    writeFileSync(answers, 'an answer');
    await core.desktop.session.end('code-10000');
    expect(await current(core)).toMatchObject({ signedIn: false, endReason: 'code-10000' });
    await core.stop();
    const next = await start({ userData: core.userData });
    expect(await current(next)).toMatchObject({ signedIn: false });
    expect(readFileSync(answers, 'utf8')).toBe('an answer');
  });

  it('sends every call of the page with the headers of the session [headers-every-request]', async () => {
    const core = await start();
    await signIn(core);
    await core.desktop.session.chooseBranch({ code: 'b-9', name: '分校', actor: 'a-9', organ: 'o-9' });
    const answer = await core.fetch(`/api${getAccountUserInfo.path}`);
    expect(z.parse(envelope, await answer.json()).code).toBe(0);
    const sent = (await logged()).findLast(({ id }) => id === getAccountUserInfo.id)!.headers;
    expect(sent).toMatchObject({ organ: 'o-9', actor: 'a-9', branch: 'b-9', 'source-host': 'pc', locale: 'zh-CN' });
    expect(sent['_timezone']).toBeTruthy();
  });

  it('answers the page under its policy, and refuses what it does not know', async () => {
    const core = await start();
    const page = await core.fetch('/api/nothing/here');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await core.desktop.files.showInFolder('/etc/passwd')).toMatchObject({
      ok: false,
      error: { code: 'not-ours' },
    });
    expect(await core.desktop.app.openExternal('https://elsewhere.example/')).toMatchObject({ ok: false });
    expect(core.opened).toEqual([]);
    await vi.waitFor(async () => {
      expect(await core.desktop.app.configuration()).toMatchObject({
        ok: true,
        value: { fetchedAt: expect.any(Number) },
      });
    });
    expect(await core.desktop.app.openExternal('https://m.qicheng.example.cn/login')).toMatchObject({ ok: true });
    expect(core.opened).toEqual(['https://m.qicheng.example.cn/login']);
  });
});
