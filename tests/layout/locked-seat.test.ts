import { beforeAll, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { settled } from '#dev/gallery/settle.ts';
import { signInInvigilator } from '#dev/platform/testing/invigilator.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { inSightAtSizes } from './in-sight.ts';
import { dialogFaults, outOfSight } from './measure.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { nameOf, sizes } from './sizes.ts';

const stage = layoutStage({ args: ['--lockdown=lab'] });
const page = () => stage.current().page;
const region = () => page().getByRole('region', { name: '当前题目' });
const button = (name: string) => page().getByRole('button', { name, exact: true });
let userPaperId = '';

beforeAll(async () => {
  await enter(stage.current());
  const attempt = await openAttempt(page(), await findExam(page(), demoExam));
  ({ userPaperId } = attempt);
  await goTo(page(), examPaths.testPaper.to({ attemptId: attempt.attemptId }));
  await page().getByRole('timer').waitFor();
  await settled(page(), 'zh-CN');
});

it('the paper of a locked seat has everything in sight', async () => {
  const state = () => page().evaluate(() => window.desktop.lockdown.state());
  // A watchdog is a second process: it needs its time to start.
  await expect.poll(state, { timeout: 40_000 }).toMatchObject({ value: { level: 'lab', failed: null } });
  expect(
    await inSightAtSizes(page(), {
      time: page().getByRole('timer'),
      'hand-in': button('交卷'),
      help: button('求助'),
      saved: region().getByText(/作答后自动保存|已保存在本机/),
      next: region().getByRole('button', { name: '下一题' }),
      question: region().getByRole('heading', { level: 1 }),
      answer: region().getByRole('radio').first(),
    }),
  ).toEqual([]);
});

it('what is locked can be read at every size', async () => {
  await button('求助').click();
  const dialog = page().getByRole('dialog');
  const said = dialog.getByText(/这台电脑现在已锁定（考场锁定）/);
  await said.waitFor();
  for (const size of sizes) {
    await resize(page(), size);
    expect(await dialogFaults(dialog), nameOf(size)).toEqual([]);
    await said.scrollIntoViewIfNeeded();
    expect(await outOfSight(said), nameOf(size)).toBeNull();
  }
  await resize(page(), sizes[1]);
  await page().keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('a seat that staff have paused says so, and its buttons are in sight', async () => {
  const staff = await signInInvigilator(stage.current().platform);
  await staff.order('pause', { minutes: '30', paper: userPaperId });
  await stage.current().app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'));
  const title = page().getByRole('heading', { level: 1, name: '考试已暂停' });
  await title.waitFor({ timeout: 45_000 });
  const { length } = await page().getByRole('main').getByRole('button').all();
  for (let at = 0; at < length; at += 1) {
    const each = page().getByRole('main').getByRole('button').nth(at);
    for (const size of sizes) {
      await resize(page(), size);
      await each.scrollIntoViewIfNeeded();
      expect(await outOfSight(each), nameOf(size)).toBeNull();
    }
  }
  expect(await inSightAtSizes(page(), { title })).toEqual([]);
}, 90_000);
