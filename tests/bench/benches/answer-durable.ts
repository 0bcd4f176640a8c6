import type { Page } from 'playwright';
import { platformOnDisk } from '../../support/platform.ts';
import { cutOff, manyQuestions, onPaper } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { median, quantile } from '../lib/statistics.ts';

const answers = 100;

/** Records for each click the time until the page reports that the answer is on disk. */
async function watchSaves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: number[] = [];
    let clickedAt: number | null = null;
    Object.assign(window, { benchSaves: noted });
    addEventListener('mouseup', ({ timeStamp }) => (clickedAt = timeStamp), true);
    const said = () =>
      [...document.querySelectorAll('main output')].some(({ textContent }) => textContent.includes('已保存'));
    new MutationObserver(() => {
      if (clickedAt === null || !said()) return;
      noted.push(performance.now() - clickedAt);
      clickedAt = null;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** From a click on an option until the page reports it as saved: main confirms when both copies are on disk. */
export const answerDurable: Bench = {
  name: 'answer-durable',
  async run() {
    const platform = await platformOnDisk();
    const { client } = await onPaper(manyQuestions, { platform: platform.origin, cameras: 0 });
    const { page } = client;
    await watchSaves(page);
    const option = page.getByRole('radio').first();
    const next = page.getByRole('button', { name: '下一题', exact: true });
    for (let answer = 0; answer < answers; answer += 1) {
      await option.click();
      await page.waitForFunction((count) => Reflect.get(window, 'benchSaves').length > count, answer);
      await next.click();
    }
    const saves = await page.evaluate((): number[] => Reflect.get(window, 'benchSaves'));
    cutOff(client);
    await platform.stop();
    return [
      { name: 'answer on disk, from the click', value: median(saves), unit: 'ms', goal: null },
      { name: 'answer on disk, from the click, p95', value: quantile(saves, 0.95), unit: 'ms', goal: 50 },
    ];
  },
};
