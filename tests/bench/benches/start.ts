import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, type Page } from 'playwright';
import { accountPaths } from '#contract/paths/account.ts';
import { clientCommand } from '../../support/client.ts';
import { platformOnDisk } from '../../support/platform.ts';
import { cutOff } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { openShell } from '../lib/shell.ts';
import { interleave, median } from '../lib/statistics.ts';

const rounds = 7;

/** Time of the largest contentful paint, ms since 1970. */
function paintedAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) resolve(performance.timeOrigin + last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/**
 * When the page with this button was painted, ms since 1970. Looking for the button loads scripts of the instrument
 * into the page: not before it has painted.
 */
export async function paintedWith(page: Page, button: string): Promise<number> {
  await paintedAt(page);
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  return paintedAt(page);
}

/** From the start of the process to the painted sign-in page, against an empty Fluent page in the same kind of window. */
export const start: Bench = {
  name: 'start',
  async run() {
    const platform = await platformOnDisk();
    const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
    const client = async () => {
      const { file, cwd, args, env } = clientCommand({ platform: platform.origin, userData, cameras: 0 });
      const startedAt = Date.now();
      const app = await _electron.launch({ executablePath: file, cwd, args, env, timeout: 60_000 });
      const page = await app.firstWindow();
      await page.waitForURL(({ pathname }) => pathname === accountPaths.login.to(), { waitUntil: 'load' });
      const painted = await paintedWith(page, '登录');
      await app.close();
      return [painted - startedAt];
    };
    const empty = async () => {
      const shell = await openShell('empty');
      const painted = await paintedWith(shell.page, '按钮');
      cutOff(shell);
      return [painted - shell.startedAt];
    };
    // The first start of each fills the disk caches.
    await client();
    await empty();
    const samples = await interleave(
      [
        { name: 'client', round: client },
        { name: 'empty', round: empty },
      ],
      rounds,
    );
    await platform.stop();
    const [ours, theirs] = [median(samples.get('client') ?? []), median(samples.get('empty') ?? [])];
    return [
      { name: 'start, sign-in page', value: ours, unit: 'ms', goal: null },
      { name: 'start, empty Fluent page', value: theirs, unit: 'ms', goal: null },
      { name: 'start against an empty Fluent page', value: ours / theirs, unit: 'x', goal: 1.5 },
    ];
  },
};
