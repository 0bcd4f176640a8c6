import { afterAll, beforeAll, describe, it } from 'vitest';
import { isAnswered, type Question } from '#contract/ipc/paper.ts';
import { accountPaths } from '#contract/paths/account.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { killNow, openClient, processTree, type Client } from '../support/client.ts';
import { pendingAttempt, readAttempt } from '../support/desktop-page.ts';
import { expect } from '../support/expect.ts';
import { withoutRing } from '../support/focus-ring.ts';
import { goTo } from '../support/journeys.ts';
import { arrivedAt, keyboardOf, type Keyboard } from '../support/keyboard.ts';
import { demoExam, platformOnDisk, type DiskPlatform } from '../support/platform.ts';
import { rightAnswers } from '../support/right-answers.ts';

const learner = { account: '13800010021', password: 'Lectern2026' };

let platform: DiskPlatform;
let client: Client;
let keys: Keyboard;

const button = (name: string | RegExp) =>
  client.page.locator('button:not([disabled], [aria-disabled="true"])').and(client.page.getByRole('button', { name }));
const checkbox = (name: string | RegExp) => client.page.getByRole('checkbox', { name });
const arrived = (name: string | RegExp) => arrivedAt(client.page, name);

beforeAll(async () => {
  platform = await platformOnDisk();
  client = await openClient({ platform: platform.origin });
  keys = keyboardOf(client.page);
});
afterAll(async () => {
  killNow(processTree(client.pid));
  await platform.stop();
});

// One learner without a mouse: each part takes up where the one before ended.
describe('the whole path by keyboard', () => {
  it('signs in', async () => {
    const { page } = client;
    await arrived('登录');
    await keys.tabTo(page.getByRole('tab', { selected: true }));
    await keys.arrowTo(page.getByRole('tab', { name: '密码登录' }));
    await keys.press('Enter');
    await keys.tabTo(page.getByLabel('手机号或邮箱'));
    await keys.type(learner.account);
    await keys.tabTo(page.getByLabel('密码', { exact: true }));
    await keys.type(learner.password);
    await keys.pressOn(checkbox(/已阅读并同意/), 'Space');
    await keys.pressOn(button(/^登录$/));
    const branches = page.getByRole('alertdialog', { name: '选择要进入的机构' });
    const list = page.getByRole('heading', { level: 1, name: '考试中心' });
    await expect(branches.or(list).first()).toBeVisible();
    if (await branches.isVisible()) {
      await keys.pressOn(branches.getByRole('radio').first(), 'Space');
      await keys.pressOn(button('确定'));
    }
    await arrived('考试中心');
  });

  it('passes the header by the skip link, and opens the exam', async () => {
    const { page } = client;
    const skip = page.getByRole('link', { name: '跳到主要内容' });
    // The header comes by a chunk of its own.
    await page.getByRole('button', { name: /的账号菜单$/ }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('header :focus')).toBeVisible();
    await skip.focus();
    await keys.press('Enter');
    await arrived('考试中心');
    const card = page.getByRole('article').filter({ hasText: demoExam });
    await keys.pressOn(card.getByRole('button', { name: '开始考试' }));
  });

  it('finds the focus on the heading of each step', async () => {
    await arrived('开考前，请先读完须知');
    await keys.pressOn(checkbox('我已阅读并了解以上须知'), 'Space');
    await keys.pressOn(button('下一步'));
    await keys.pressOn(button('我知道了'));
    await keys.pressOn(button('同意并继续'));
    await arrived(/机位摆好|摄像头摆好/);
    await keys.pressOn(button('下一步'));
    await arrived('确认是您本人');
    await keys.pressOn(checkbox('我已阅读并同意服务约定'), 'Space');
    await keys.pressOn(button('开始核验'));
    await arrived('这样拍更容易通过');
    await keys.pressOn(button('我知道了'));
    await keys.pressOn(button('打开摄像头'));
    await arrived('核验是您本人');
    await keys.pressOn(button(/^拍摄$/));
    await keys.pressOn(button('使用这张'));
    await keys.pressOn(button('开始考试'));
    await arrived(/第 \d+ 题/);
    await expect(client.page.getByRole('timer')).toBeVisible();
  });

  it('answers every question with fewer than three keys each', async () => {
    const attempt = await readAttempt(client.page, await pendingAttempt(client.page));
    const right = await rightAnswers(platform.origin, attempt.userPaperId);
    const { questions } = attempt.paper;
    const before = keys.presses();
    for (const question of questions) {
      await arrived(`第 ${question.number} 题`);
      await answer(question, right.get(question.id) ?? []);
      if (question !== questions.at(-1)) await keys.press(isWritten(question) ? 'Control+Enter' : 'Enter');
    }
    const perQuestion = (keys.presses() - before) / questions.length;
    expect(perQuestion).toBeLessThan(3);
    // The keys are all pressed; the last answers may still be on their way to the disk.
    const answered = async () => {
      const { answers } = await readAttempt(client.page, attempt.attemptId);
      return Object.values(answers).filter(({ value }) => isAnswered(value)).length;
    };
    await expect.poll(answered).toBe(questions.length);
  });

  it('hands in and finds the result, the certificate and its file', async () => {
    const { page } = client;
    await keys.press('Control+Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: '返回作答' })).toBeFocused();
    await keys.pressOn(button('确认交卷'));
    await arrived('交卷成功');
    await keys.pressOn(button('查看证书'));
    const dialog = page.getByRole('dialog', { name: '证书预览' });
    await keys.pressOn(dialog.getByRole('button', { name: '下载证书' }));
    await expect(dialog.getByText(/已保存：/)).toBeVisible();
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
    expect(keys.ringless()).toEqual([]);
  });
});

it.each(['none', 'active'] as const)('each stop shows its ring, with colours forced: %s', async (forcedColors) => {
  const { page } = client;
  await page.emulateMedia({ forcedColors });
  const bare = new Set<string>();
  const screens = { 考试中心: examPaths.list.to(), 个人信息: accountPaths.personalCenter.to({ tab: 'profile' }) };
  for (const [heading, address] of Object.entries(screens)) {
    await goTo(page, address);
    // A heading that takes the focus after the first Tab has no ring.
    await arrived(heading);
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const found = await withoutRing(page);
      if (found !== null) bare.add(found);
    }
  }
  expect([...bare]).toEqual([]);
});

const isWritten = ({ options }: Question) => options.length === 0;

/** Letters choose; Enter opens the field of a written answer, Tab the next blank. */
async function answer(question: Question, wanted: readonly string[]): Promise<void> {
  if (!isWritten(question)) {
    for (const key of wanted) await keys.press(letterOf(question, key));
    return;
  }
  await keys.press('Enter');
  for (const [at, text] of wanted.entries()) {
    if (at > 0) await keys.press('Tab');
    await keys.type(text);
  }
}

const letterOf = ({ options }: Question, key: string) =>
  String.fromCharCode('a'.charCodeAt(0) + options.findIndex((option) => option.key === key));
