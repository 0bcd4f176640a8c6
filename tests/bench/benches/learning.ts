import type { Page } from 'playwright';
import { learningPaths } from '#contract/paths/learning.ts';
import { platformOnDisk } from '../../support/platform.ts';
import { cutOff, signedIn } from '../lib/learner.ts';
import type { Bench } from '../lib/measure.ts';
import { goInside, untilPainted } from '../lib/painted.ts';
import { median } from '../lib/statistics.ts';

const rounds = 5;
const pauseMs = 1000;
const firstFrame = `document.querySelector('video')?.readyState >= 2`;

/** From the navigation until `shown` holds, each time from the learning centre of a freshly loaded page. */
async function opened(page: Page, address: string, shown: string): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate((home) => window.location.assign(home), learningPaths.center.to());
    await page.getByRole('heading', { level: 1, name: '学习中心' }).waitFor();
    await page.waitForTimeout(pauseMs);
    samples.push(await untilPainted(page, goInside(address), shown));
  }
  return median(samples);
}

/** A task of 500 lessons, and an item of a course up to its first frame. */
export const learning: Bench = {
  name: 'learning',
  async run() {
    const platform = await platformOnDisk();
    const client = await signedIn({ platform: platform.origin, cameras: 0 });
    const { page } = client;
    const tree = await opened(
      page,
      learningPaths.task.to({ id: 't-power-500' }),
      `document.querySelector('main li button')`,
    );
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const play = (courseId: string, id: string) => learningPaths.play.to({ courseId, id });
    const file = await opened(page, play('c-electric-fire', 'ci-electric-fire-3-2'), firstFrame);
    const parts = await opened(page, play('c-fire-basics', 'ci-fire-basics-1-1'), firstFrame);
    cutOff(client);
    await platform.stop();
    return [
      { name: 'open a task of 500 lessons', value: tree, unit: 'ms', goal: 300 },
      { name: 'open a task of 500 lessons, elements', value: nodes, unit: 'elements', goal: 2000 },
      { name: 'open a film up to its first frame', value: file, unit: 'ms', goal: null },
      { name: 'open a film in parts up to its first frame', value: parts, unit: 'ms', goal: null },
    ];
  },
};
