import type { Page } from 'playwright';
import { platformOnDisk } from '../../support/platform.ts';
import { takeReadGaps, watchReads } from '../lib/camera-reads.ts';
import { walk, watchClicks, type PaperControls } from '../lib/clicks.ts';
import { cutOff, fewQuestions, manyQuestions, onPaper } from '../lib/learner.ts';
import type { Bench, Measure } from '../lib/measure.ts';
import { writePaper } from '../lib/peers.ts';
import { resume, suspend } from '../lib/processes.ts';
import { openShell } from '../lib/shell.ts';
import { interleave, median, quantile, type Subject } from '../lib/statistics.ts';

const rounds = 6;
/** Time for a resumed process to settle. */
const wakeMs = 2500;

const ours: PaperControls = {
  shown: 'main h1, main [role="radio"], main [role="checkbox"]',
  option: 'main [role="radio"], main [role="checkbox"]',
  next: { selector: 'main button', text: '下一题' },
  previous: { selector: 'main button', text: '上一题' },
};
const plain: PaperControls = {
  shown: 'h1, input',
  option: 'input[type="radio"]',
  next: { selector: 'button', text: '下一题' },
  previous: { selector: 'button', text: '上一题' },
};
const survey: PaperControls = {
  shown: '.sd-question__title, .sd-question input',
  option: '.sd-item label',
  next: { selector: '.sd-navigation__next-btn' },
  previous: { selector: '.sd-navigation__prev-btn' },
};

interface Open {
  page: Page;
  pid: number;
}

/** A subject of the bench; it runs alone, all others are suspended. */
async function subject(
  name: string,
  open: Open,
  controls: PaperControls,
  walkOnce = (index: number) => walk(open.page, controls, index),
): Promise<Subject & Open> {
  const { page, pid } = open;
  await watchClicks(page, controls);
  await page.waitForTimeout(wakeMs);
  await walk(page, controls, 1);
  suspend(pid);
  const round = async (index: number) => {
    resume(pid);
    await page.waitForTimeout(wakeMs);
    const clicks = await walkOnce(index);
    suspend(pid);
    return clicks;
  };
  return { name, page, pid, round };
}

/** From a click on an option or a navigation button to the second frame after it: few and many questions, with cameras. */
export const clickToFrame: Bench = {
  name: 'click-to-frame',
  async run() {
    const platform = await platformOnDisk();
    const client = { platform: platform.origin, cameras: 0 } as const;
    const many = await onPaper(manyQuestions, client);
    writePaper(many.attempt.paper.questions);
    const subjects = [await subject('many', many.client, ours)];
    subjects.push(await subject('few', (await onPaper(fewQuestions, client)).client, ours));
    const filmed = await onPaper(fewQuestions, { ...client, cameras: 2, nativeCameras: true });
    await filmed.client.page.locator('[data-camera] video').nth(1).waitFor();
    const { page } = filmed.client;
    await watchReads(page);
    const gaps: number[][] = [];
    const filmedWalk = async (index: number) => {
      // The time in suspension does not count.
      await takeReadGaps(page);
      const clicks = await walk(page, ours, index);
      gaps.push(await takeReadGaps(page));
      return clicks;
    };
    subjects.push(await subject('cameras', filmed.client, ours, filmedWalk));
    const peer = await openShell('survey');
    await peer.page.evaluate("openSurvey('one-per-page')");
    subjects.push(await subject('survey', peer, survey));
    subjects.push(await subject('plain', await openShell('plain'), plain));

    const samples = await interleave(subjects, rounds);
    for (const { pid } of subjects) cutOff({ pid });
    await platform.stop();
    return [...measuresOf((name) => samples.get(name) ?? []), longestGap(gaps)];
  },
};

/** The longest time without a look at one of the two cameras; a round without both counts as a miss. */
function longestGap(rounds: readonly (readonly number[])[]): Measure {
  const complete = rounds.length > 0 && rounds.every(({ length }) => length === 2);
  const value = complete ? Math.max(...rounds.flat()) / 1000 : Number.NaN;
  return { name: 'longest time between two looks at a camera while clicking', value, unit: 's', goal: 5 };
}

function measuresOf(samples: (name: string) => readonly number[]): Measure[] {
  const typical = (name: string) => median(samples(name));
  const told = ['plain', 'survey', 'few', 'many', 'cameras'].flatMap((name): Measure[] => [
    { name: `click, ${names[name]}`, value: typical(name), unit: 'ms', goal: null },
    { name: `click, ${names[name]}, p95`, value: quantile(samples(name), 0.95), unit: 'ms', goal: null },
  ]);
  const above = (name: string) => Math.max(0, typical(name) - typical('plain'));
  const against = ['few', 'many', 'cameras'].map((name): Measure => ({
    name: `click against SurveyJS above a plain page, ${names[name]}`,
    value: above(name) / above('survey'),
    unit: 'x',
    goal: 0.5,
  }));
  const grown = ['many', 'cameras'].map((name): Measure => ({
    name: `click against few questions, ${names[name]}`,
    value: typical(name) / typical('few'),
    unit: 'x',
    goal: 1.2,
  }));
  return [...told, ...against, ...grown];
}

const names: Readonly<Record<string, string>> = {
  plain: 'plain Fluent page',
  survey: 'SurveyJS one per page',
  few: 'few questions',
  many: '500 questions',
  cameras: 'two cameras',
};
