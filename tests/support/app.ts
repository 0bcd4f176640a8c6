import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApp, type RunningApp } from '#app/start/app.tsx';
import { accountLogin } from '#contract/platform/account/account.ts';
import { demoPassword, people, signInNameOf } from '#dev/platform/content/people.ts';
import { startCore, type TestCoreOptions, type TestCore } from './core.ts';
import { sendAsPage } from './page-calls.ts';
import { pageTalksTo } from './page.ts';
import { platformOnDisk, type DiskPlatform } from './platform.ts';

/** A client in a test: the page in jsdom, the real core, an embedded platform. */
export interface TestClient {
  core: TestCore;
  platform: DiskPlatform;
  app: RunningApp;
  user: ReturnType<typeof userEvent.setup>;
  /** Ends page, core and platform. */
  stop(): Promise<void>;
  /** Ends page and core, and starts both again on the same machine at an address. */
  restart(path: string): Promise<void>;
}

interface AppOptions {
  /** Phone, or mail of one without a phone, of a demo account that is signed in already, with its first branch. */
  signedIn?: string;
  /** Tenant of the platform by name; the first one by default. */
  tenant?: string;
  /** The platform has what the documents show and no more; a seed decides about the rest. */
  documented?: { seed: number | null };
  /** What goes wrong at the platform from the first call on. */
  faults?: readonly Record<string, unknown>[];
  /** What is special of the client itself. */
  client?: Partial<TestCoreOptions>;
}

/** Starts a client at an address. */
export async function openApp(path: string, options: AppOptions = {}): Promise<TestClient> {
  localStorage.clear();
  sessionStorage.clear();
  const platform = await platformOnDisk({ tenant: options.tenant, documented: options.documented });
  for (const fault of options.faults ?? []) await platform.fault(fault);
  let core = await startCore({ platformOrigin: platform.origin, ...options.client });
  pageTalksTo(core);
  // On its first start a client shows the default header until the configuration arrives: what a test finds in it is gone
  // a moment later. With faults it may never arrive.
  if (!options.faults && !options.documented) await configured(core);
  if (options.signedIn !== undefined) await signIn(core, options.signedIn);
  let app = await openPage(path);
  const end = async () => {
    await act(async () => app.stop());
    await core.stop();
    pageTalksTo(null);
  };
  return {
    get core() {
      return core;
    },
    get app() {
      return app;
    },
    platform,
    user: userEvent.setup(),
    async stop() {
      await end();
      await platform.stop();
    },
    async restart(at) {
      const { userData } = core;
      await end();
      core = await startCore({ platformOrigin: platform.origin, ...options.client, userData });
      pageTalksTo(core);
      app = await openPage(at);
    },
  };
}

async function configured(core: TestCore): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = core.desktop.app.configurationChanged(() => resolve());
  const known = await core.desktop.app.configuration();
  if (!known.ok || known.value.fetchedAt === null) await promise;
  stop();
}

async function openPage(path: string): Promise<RunningApp> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no root.');
  return act(() => startApp(root));
}

/** Signs a demo account in through the gateway, as another run of the client did. */
async function signIn(core: TestCore, name: string): Promise<void> {
  const response = await sendAsPage(core, accountLogin, { account: name, password: demoPassword });
  if (!response.ok) throw new Error(`Signing ${name} in answered ${response.status}.`);
  const code = people.find((person) => signInNameOf(person) === name)?.branches[0];
  if (code !== undefined) {
    await core.desktop.session.chooseBranch({ code, name: code, actor: null, organ: null });
  }
}
