import { beforeAll, describe, expect, it } from 'vitest';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { learningPaths } from '#contract/paths/learning.ts';
import { homeworkFindByCourseId } from '#contract/platform/learning/homework.ts';
import { settled } from '#dev/gallery/settle.ts';
import { armFault, clearFaults } from '#dev/gallery/stage.ts';
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
  await page().getByRole('article').first().waitFor();
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

it('the buttons of a course stay where they are when the way to its homework comes last', async () => {
  const button = (name: RegExp) => page().getByRole('main').getByRole('button', { name });
  const boxes = () => Promise.all([/^离线学习/u, /收藏/u, /^学习中心$/u].map((name) => button(name).boundingBox()));
  await armFault(stage.current(), { match: { id: homeworkFindByCourseId.id }, mode: 'delay', ms: 3_000, times: 1 });
  await resize(page(), sizes[1]);
  await goTo(page(), learningPaths.courseDetails.to({ courseId: 'c-electric-fire' }));
  await button(/^离线学习/u).waitFor();
  expect(await button(/^作业/u).count()).toBe(0);
  const before = await boxes();
  await button(/^作业/u).waitFor();
  expect(await boxes()).toEqual(before);
});

it('a menu of the header stays where it is while the page scrolls below it', async () => {
  await goTo(page(), examPaths.list.to());
  await resize(page(), sizes[1]);
  await page()
    .getByRole('button', { name: /的账号菜单$/u })
    .click();
  const entry = page().getByRole('menuitem', { name: '退出登录' });
  await entry.waitFor();
  await settled(page(), 'zh-CN');
  const { before, after, scrolled } = await entry.evaluate((item) => {
    const top = () => item.getBoundingClientRect().top;
    const start = { top: top(), page: scrollY };
    scrollBy(0, 40);
    return { before: start.top, after: top(), scrolled: scrollY - start.page };
  });
  expect(scrolled).toBe(40);
  expect(after).toBe(before);
  await page().keyboard.press('Escape');
});

describe('the button that was pressed stays under the pointer', () => {
  const button = (name: string) => page().getByRole('button', { name, exact: true });

  it('at a sign-in that lacks everything, then has the wrong password', async () => {
    await page().evaluate(() => window.desktop.session.end('signed-out'));
    await goTo(page(), accountPaths.login.to({}));
    await settled(page(), 'zh-CN');
    await resize(page(), sizes[1]);
    const before = await button('登录').boundingBox();
    await button('登录').click();
    await page().locator('[aria-invalid="true"]').first().waitFor();
    expect(await button('登录').boundingBox()).toEqual(before);

    await page().getByRole('tab', { name: '密码登录' }).click();
    await page().getByLabel('手机号或邮箱').fill('13800010002');
    await page().getByLabel('密码', { exact: true }).fill('wrong-password-1');
    await page().getByRole('checkbox').first().check();
    const filled = await button('登录').boundingBox();
    await button('登录').click();
    await page().getByRole('alert').first().waitFor();
    expect(await button('登录').boundingBox()).toEqual(filled);
  });

  it('at a registration that lacks everything', async () => {
    await goTo(page(), accountPaths.register.to({}));
    await settled(page(), 'zh-CN');
    const before = await button('注册').boundingBox();
    await button('注册').click();
    await page().locator('[aria-invalid="true"]').first().waitFor();
    expect(await button('注册').boundingBox()).toEqual(before);
  });

  it('where a message takes two lines: it covers nothing', async () => {
    await goTo(page(), accountPaths.register.to({}));
    await page().evaluate(() => window.desktop.settings.change({ locale: 'fr-FR' }));
    await settled(page(), 'fr-FR');
    await button('S’inscrire').click();
    await page().locator('[aria-invalid="true"]').first().waitFor();
    const covered = await page().evaluate(coveredBelow);
    await page().evaluate(() => window.desktop.settings.change({ locale: 'zh-CN' }));
    await settled(page(), 'zh-CN');
    expect(covered).toEqual([]);
  });

  it('at hand-in, when its question opens and closes', async () => {
    await enter(stage.current());
    const { attemptId } = await openAttempt(page(), await findExam(page(), demoExam));
    await page().evaluate((id) => window.desktop.exam.leave(id), attemptId);
    await goTo(page(), examPaths.testPaper.to({ attemptId }));
    await page().getByRole('timer').waitFor();
    await settled(page(), 'zh-CN');
    const open = page().locator('header').getByText('交卷', { exact: true });
    const before = await open.boundingBox();
    await open.click();
    await page().getByRole('alertdialog').waitFor();
    expect(await open.boundingBox()).toEqual(before);
    await page().keyboard.press('Escape');
    await page().getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await open.boundingBox()).toEqual(before);
  });
});

// Runs in the page: messages of fields that reach into what comes below their field.
function coveredBelow(): string[] {
  return [...document.querySelectorAll('form > *')].flatMap((part) => {
    const message = part.querySelector('.fui-Field__validationMessage');
    const next = part.nextElementSibling;
    if (!message || !next) return [];
    return message.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 1 ? [message.textContent] : [];
  });
}
