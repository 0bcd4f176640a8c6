import type { Page } from 'playwright';
import { learningPaths } from '#contract/paths/learning.ts';
import { marketPaths } from '#contract/paths/market.ts';
import { platformOnDisk } from '../../support/platform.ts';
import { cutOff, signedIn } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { goInside, untilPainted } from '../lib/painted.ts';
import { median, quantile } from '../lib/statistics.ts';

const goods = 10_000;
const rounds = 5;
const pages = 20;
const pauseMs = 500;
const largest = { size: '27' };
const firstCard = `document.querySelector('main li article')`;
/** The learning centre has cards too, but no pages. */
const listShown = `document.querySelector('nav[aria-label="分页"]') && ${firstCard}`;

/** From the navigation to the painted list, each time from the learning centre of a freshly loaded page. */
async function opened(page: Page): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate((home) => window.location.assign(home), learningPaths.center.to());
    await page.getByRole('heading', { level: 1, name: '学习中心' }).waitFor();
    await page.waitForTimeout(pauseMs);
    samples.push(await untilPainted(page, goInside(marketPaths.goods.to(largest)), listShown));
  }
  return median(samples);
}

/** From a click on `next` to the painted goods of the next page, page after page. */
async function turned(page: Page): Promise<number[]> {
  const samples: number[] = [];
  for (let at = 0; at < pages; at += 1) {
    const before = await page.getByRole('article').first().textContent();
    const other = `${firstCard} && ${firstCard}.textContent !== ${JSON.stringify(before)}`;
    samples.push(await untilPainted(page, `document.querySelector('[aria-label="下一页"]').click()`, other));
    await page.waitForTimeout(pauseMs);
  }
  return samples;
}

/** A market of 10,000 goods: the list, its pages, and a search in it. */
export const market: Bench = {
  name: 'market',
  async run() {
    const platform = await platformOnDisk();
    await platform.fillShelf(goods);
    const client = await signedIn({ platform: platform.origin, cameras: 0 });
    const { page } = client;
    const list = await opened(page);
    await page.waitForTimeout(pauseMs);
    const next = await turned(page);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const found = `${firstCard} && ${firstCard}.textContent.includes('第 9999 期')`;
    const search = goInside(marketPaths.goods.to({ ...largest, name: '第 9999 期' }));
    const searched = await untilPainted(page, search, found);
    cutOff(client);
    await platform.stop();
    return [
      { name: 'open a market of 10,000 goods', value: list, unit: 'ms', goal: 600 },
      { name: 'next page of 10,000 goods', value: median(next), unit: 'ms', goal: 250 },
      { name: 'next page of 10,000 goods, p95', value: quantile(next, 0.95), unit: 'ms', goal: 400 },
      { name: 'a page of 10,000 goods, elements', value: nodes, unit: 'elements', goal: 3000 },
      { name: 'search among 10,000 goods', value: searched, unit: 'ms', goal: 600 },
    ];
  },
};
