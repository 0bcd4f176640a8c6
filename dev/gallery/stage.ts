import { accountPaths } from '#contract/paths/account.ts';
import { accountLogin } from '#contract/platform/account/account.ts';
import { goTo } from '#tests/support/journeys.ts';
import { demoPassword } from '../platform/content/people.ts';
import type { Stage } from './scene.ts';

/** Signs out and signs in; a learner of several branches enters the one with this code. */
export async function enterAs({ page }: Stage, account: string, branch: string | null = null): Promise<void> {
  const wasIn = await page.evaluate(async () => {
    const session = await window.desktop.session.current();
    await window.desktop.session.end('signed-out');
    return session.ok && session.value.signedIn;
  });
  // The sign-in page enters the branch; the end of a session leads there.
  if (!wasIn) await goTo(page, accountPaths.login.to());
  await page.waitForURL(({ pathname }) => pathname.startsWith(accountPaths.login.to()));
  await page.evaluate(
    async ({ path, body, code }) => {
      const { promise: entered, resolve, reject } = Promise.withResolvers<void>();
      const late = setTimeout(
        () => reject(new Error(`After a minute the page says: ${document.body.innerText}`)),
        60_000,
      );
      const stop = window.desktop.session.changed(({ name, branch: chosen }) => {
        if (name === null) return;
        if (chosen !== null) resolve();
        else if (code !== null) void window.desktop.session.chooseBranch({ code, name: '', actor: null, organ: null });
      });
      await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await entered;
      clearTimeout(late);
      stop();
    },
    { path: accountLogin.path, body: { account, password: demoPassword }, code: branch },
  );
}

/** Tells the embedded platform what to do (docs/PLATFORM.md). */
export async function control({ platform }: Stage, path: string, body: object): Promise<void> {
  const answer = await fetch(`${platform}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}.`);
}

/** The next matching requests go wrong. */
export function armFault(stage: Stage, fault: object): Promise<void> {
  return control(stage, '/__faults', fault);
}

/** Ends all faults. */
export async function clearFaults({ platform }: Stage): Promise<void> {
  await fetch(`${platform}/__faults`, { method: 'DELETE' });
}
