import { beforeAll, expect, it } from 'vitest';
import { settled } from '../../dev/gallery/settle.ts';
import { armFault, clearFaults } from '../../dev/gallery/stage.ts';
import { examPaths } from '../../src/contract/paths/exam.ts';
import { findExam, openAttempt } from '../support/desktop-page.ts';
import { goTo } from '../support/journeys.ts';
import { demoExam } from '../support/platform.ts';
import { watchShifts } from './measure.ts';
import { enter, layoutStage, resize } from './open-layout.ts';
import { sizes } from './sizes.ts';

const stage = layoutStage();
const page = () => stage.current().page;

beforeAll(() => enter(stage.current()));

const offline = () => armFault(stage.current(), { match: {}, mode: 'drop', times: 0 });

it('a page stays where it is when the connection goes and comes back', async () => {
  await goTo(page(), examPaths.list.to());
  await settled(page(), 'zh-CN');
  for (const size of [sizes[1], sizes[3]]) {
    await resize(page(), size);
    const shifts = await watchShifts(page());
    await offline();
    await page().evaluate(() => void fetch('/api/anything'));
    await page().getByText('网络已断开').waitFor();
    await clearFaults(stage.current());
    await page().getByRole('button', { name: '重试' }).first().click();
    await page().getByText('已恢复', { exact: true }).waitFor();
    expect(await shifts()).toEqual([]);
  }
});

it('the paper stays where it is when the connection goes and comes back', async () => {
  const { attemptId } = await openAttempt(page(), await findExam(page(), demoExam));
  await page().evaluate((id) => window.desktop.exam.leave(id), attemptId);
  await goTo(page(), examPaths.testPaper.to({ attemptId }));
  await page().getByRole('timer').waitFor();
  await settled(page(), 'zh-CN');
  const shifts = await watchShifts(page());
  await offline();
  await page().getByText(/网络/).first().waitFor();
  await clearFaults(stage.current());
  await page().getByText(/恢复/).first().waitFor();
  expect(await shifts()).toEqual([]);
});
