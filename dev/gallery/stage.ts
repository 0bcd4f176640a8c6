import { accountLogin } from '../../src/contract/platform/account/account.ts';
import { demoPassword } from '../platform/content/people.ts';
import type { Stage } from './scene.ts';

/** Signs a demo account in behind the screens. */
export async function enterAs({ page }: Stage, account: string): Promise<void> {
  await page.evaluate(() => window.desktop.session.end('signed-out'));
  await page.evaluate(
    async ({ path, body }) => {
      const known = new Promise<void>((resolve) => {
        const stop = window.desktop.session.changed(({ name }) => {
          if (name === null) return;
          stop();
          resolve();
        });
      });
      await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await known;
    },
    { path: accountLogin.path, body: { account, password: demoPassword } },
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
