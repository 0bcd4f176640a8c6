import type { Page } from 'playwright';
import { learningPaths } from '#contract/paths/learning.ts';
import { demoAccount, goTo } from '../../support/journeys.ts';
import { platformOnDisk, type DiskPlatform } from '../../support/platform.ts';
import { cutOff, signedIn } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { quantile } from '../lib/statistics.ts';

const items = 10_000;
const patienceMs = 15 * 60_000;

/** Size of a page's JavaScript heap after a garbage collection, in MB. */
async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}

/** Scrolls like a wheel until all items are loaded; returns the duration of every task over 50 ms. */
function scrollToEnd(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const long: number[] = [];
        const observer = new PerformanceObserver((list) =>
          long.push(...list.getEntries().map(({ duration }) => duration)),
        );
        observer.observe({ type: 'longtask' });
        const step = () => {
          scrollBy(0, 600);
          const bottom = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
          if (bottom && document.body.textContent.includes('已加载全部')) resolve(long);
          else setTimeout(step, 30);
        };
        step();
      }),
  );
}

/** A list of 10,000 rows, scrolled to its end. `address`: the screen whose articles are its rows. */
async function scrolled(
  what: string,
  address: string,
  fill: (platform: DiskPlatform, account: string) => Promise<void>,
) {
  const platform = await platformOnDisk();
  const { account } = await demoAccount(platform.origin);
  await fill(platform, account);
  const client = await signedIn({ platform: platform.origin, cameras: 0 });
  const { page } = client;
  page.setDefaultTimeout(patienceMs);
  await goTo(page, address);
  await page.getByRole('article').first().waitFor();
  await page.waitForTimeout(1000);
  const before = await heapMb(page);
  const long = await scrollToEnd(page);
  const grown = (await heapMb(page)) - before;
  const shown = await page.getByRole('article').count();
  cutOff(client);
  await platform.stop();
  return [
    { name: `list of 10,000 ${what}, tasks over 50 ms`, value: long.length, unit: 'tasks', goal: 0 },
    {
      name: `list of 10,000 ${what}, longest task`,
      value: long.length > 0 ? quantile(long, 1) : 0,
      unit: 'ms',
      goal: null,
    },
    { name: `list of 10,000 ${what}, growth of the heap`, value: grown, unit: 'MB', goal: 60 },
    { name: `list of 10,000 ${what}, rows drawn at its end`, value: shown, unit: 'rows', goal: null },
  ];
}

/** A list of 10,000 messages, scrolled to its end. */
export const longList: Bench = {
  name: 'long-list',
  run: () =>
    scrolled('messages', '/personalCenter?tab=message', (platform, account) => platform.fillBox(account, items)),
};

/** A list of 10,000 training tasks, scrolled to its end. */
export const taskList: Bench = {
  name: 'task-list',
  run: () =>
    scrolled('training tasks', learningPaths.center.to(), (platform, account) => platform.fillTasks(account, items)),
};
