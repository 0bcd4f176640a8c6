import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { openClient } from '../../support/client.ts';
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

/** From the start of the process to the painted sign-in page, against an empty Fluent page in the same kind of window. */
export const start: Bench = {
  name: 'start',
  async run() {
    const platform = await platformOnDisk();
    const userData = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-'));
    const client = async () => {
      const startedAt = Date.now();
      const opened = await openClient({ platform: platform.origin, userData, cameras: 0 });
      await opened.page.getByRole('button', { name: '登录', exact: true }).waitFor();
      const painted = await paintedAt(opened.page);
      await opened.close();
      return [painted - startedAt];
    };
    const empty = async () => {
      const shell = await openShell('empty');
      await shell.page.getByRole('button', { name: '按钮' }).waitFor();
      const painted = await paintedAt(shell.page);
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
