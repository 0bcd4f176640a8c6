import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Attempt } from '#contract/ipc/exam.ts';
import { examPaths } from '#contract/paths/exam.ts';
import { userPaperCommitAllPaper } from '#contract/platform/exam/user-paper.ts';
import { namedProfile } from '#electron/exam/testing/named-profile.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { startCore, type TestCoreOptions } from '../../support/core.ts';
import { handInStateOf, signInto, sitDemoExam, untilDelivered } from '../../support/sitting.ts';

// A core, a platform and a page share two cores of a busy machine.

const learner = '13800010002';
const commit = { id: userPaperCommitAllPaper.id };
let client: TestClient;
let attempt: Attempt;
afterEach(() => client.stop());

/** A learner who has answered an exam, with no screen of it open. */
async function sit(account = learner, name?: string, core: Partial<TestCoreOptions> = {}): Promise<void> {
  client = await openApp('/userAgreement', { signedIn: account, client: core });
  attempt = await sitDemoExam(client.core, name === undefined ? {} : { name });
}

async function handIn(): Promise<void> {
  await client.core.desktop.exam.handIn(attempt.attemptId, 'learner');
}

const receipt = () => client.restart(examPaths.handPaper.to({ exam: attempt.exam, attemptId: attempt.attemptId }));
const heading = (name: string) => screen.findByRole('heading', { name });
const questions = () => attempt.paper.questions.length;

describe('the receipt says what is known', () => {
  it('compared: how many answers the platform holds, and a code', async () => {
    await sit();
    await handIn();
    await untilDelivered(client.core, attempt.attemptId);
    await receipt();
    await heading('交卷成功');
    screen.getByText(/^交卷完成，平台收到的内容与本机一致/);
    screen.getByText(`已核对，${questions()} 题一致`);
    screen.getByText(/^[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/);
    expect(screen.queryByRole('button', { name: '导出封存试卷' })).toBeNull();
  });

  it('acknowledged: nothing was compared', async () => {
    await sit('13800010022');
    await handIn();
    await untilDelivered(client.core, attempt.attemptId);
    await receipt();
    await screen.findByText(/平台已确认收到试卷，暂时无法核对内容/);
    expect(screen.getByText('平台已确认，未能核对')).toBeTruthy();
  });

  it('unverified: nobody is told to leave, and staff read what to do', async () => {
    await sit('13800010022');
    await client.platform.fault({ match: commit, mode: 'drop-after' });
    await handIn();
    await waitFor(async () => expect((await handInStateOf(client.core, attempt.attemptId)).phase).toBe('unverified'));
    await receipt();
    await heading('还不能确认平台是否收到');
    screen.getByRole('region', { name: '监考老师可以这样处理' });
    expect(screen.queryByText(/可以离开/)).toBeNull();
  });

  it('a busy platform: its own words, and a try by hand', async () => {
    await sit();
    await client.platform.fault({ match: commit, mode: 'code', code: 429, message: '系统繁忙，请稍后', times: 0 });
    await handIn();
    await receipt();
    expect((await screen.findByText('系统繁忙，请稍后')).parentElement?.textContent).toBe('平台提示：系统繁忙，请稍后');
    const again = await screen.findByRole('button', { name: '现在再试' });
    // From here on the next try by itself succeeds as well, and takes the button away.
    await client.platform.clearFaults();
    await client.user.click(again);
    expect(await heading('交卷成功')).toBeTruthy();
  });
});

describe('signing out before the paper has arrived', () => {
  const menu = async (entry: string) => {
    await client.user.click(await screen.findByRole('button', { name: /的账号菜单/ }));
    await client.user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  async function handInToBusyPlatform(): Promise<void> {
    await sit();
    await client.platform.fault({ match: commit, mode: 'code', code: 429, message: '系统繁忙', times: 0 });
    await handIn();
    await client.restart(examPaths.list.to());
    await menu('退出登录');
  }

  it('asks first, and says which paper and what becomes of it', async () => {
    await handInToBusyPlatform();
    const question = await screen.findByRole('alertdialog', { name: '退出前，还有试卷没有完成' });
    within(question).getByText(attempt.exam.name);
    within(question).getByText(/退出后本机继续自动送达，送达后才在平台上退出您的账号/);
    await client.user.click(within(question).getByRole('button', { name: '仍要退出' }));
    expect(await screen.findByText(/已封存，本机会自动送达平台/)).toBeTruthy();
    await client.platform.clearFaults();
    await waitFor(() => expect(screen.queryByText(/已封存，本机会自动送达平台/)).toBeNull(), { timeout: 30_000 });
  }, 60_000);

  it('lets the learner stay until it has arrived, and says when it has', async () => {
    await handInToBusyPlatform();
    const question = await screen.findByRole('alertdialog', { name: '退出前，还有试卷没有完成' });
    await client.user.click(within(question).getByRole('button', { name: '先不退出' }));
    expect(await client.core.desktop.session.current()).toMatchObject({ value: { signedIn: true } });
    await menu('退出登录');
    await screen.findByRole('alertdialog', { name: '退出前，还有试卷没有完成' });
    await client.platform.clearFaults();
    await client.core.desktop.exam.deliverNow(attempt.attemptId);
    expect(await screen.findByText('试卷都已送达平台。', {}, { timeout: 30_000 })).toBeTruthy();
  }, 60_000);

  it('does not ask when every paper is settled', async () => {
    await sit();
    await handIn();
    await untilDelivered(client.core, attempt.attemptId);
    await client.restart(examPaths.list.to());
    await menu('退出登录');
    expect(await screen.findByRole('tab', { name: '密码登录' })).toBeTruthy();
  });
});

describe('a paper that only a person can bring further', () => {
  it('handed in at another seat: other answers, on every list', async () => {
    // That they are others is known where somebody wrote down what the platform's words mean.
    await sit(learner, undefined, { parts: { platformProfile: namedProfile } });
    const other = await startCore({ platformOrigin: client.platform.origin });
    await signInto(other, learner);
    const there = await sitDemoExam(other, { most: 2 });
    await other.desktop.exam.handIn(there.attemptId, 'learner');
    await untilDelivered(other, there.attemptId);
    await other.stop();
    await handIn();
    await receipt();
    await heading('平台上已有另一份试卷');
    screen.getByText(/^2 题，交卷于/);
    screen.getByText(new RegExp(`^${questions()} 题，封存于`));
    await client.restart(examPaths.list.to());
    await screen.findByText(/^平台上已有另一份试卷；本机的试卷还在/);
    await client.core.desktop.session.end('signed-out');
    await client.restart('/login');
    expect(await screen.findByText(/平台上已有另一份试卷，本机封存的试卷还在/)).toBeTruthy();
  });

  it('refused: exported with its code, and its receipt saved', async () => {
    await sit();
    const words = '已超过交卷时间，不能再交卷';
    await client.platform.fault({ match: commit, mode: 'code', code: 40902, message: words, times: 0 });
    await handIn();
    await receipt();
    await heading('平台没有收下这份试卷');
    expect(screen.getByText(words).parentElement?.textContent).toBe(`平台提示：${words}`);
    await client.user.click(screen.getByRole('button', { name: '导出封存试卷' }));
    await screen.findByText(/^已导出：.*\.json$/);
    const folder = client.core.userData;
    const exported = readdirSync(folder).find((name) => name.includes(attempt.userPaperId) && name.endsWith('.json'));
    const { answers, commit: body } = JSON.parse(readFileSync(path.join(folder, exported ?? ''), 'utf8'));
    expect(answers.count).toBe(questions());
    expect(body.answerList).toHaveLength(questions());
    screen.getByText(answers.code);
    await client.user.click(screen.getByRole('button', { name: '保存回执' }));
    await client.user.click(await screen.findByRole('menuitem', { name: '存为文本文件' }));
    const saved = await screen.findByText(/^回执已保存：.*\.txt$/);
    const text = readFileSync(path.join(folder, saved.textContent.replace('回执已保存：', '')), 'utf8');
    for (const part of ['平台没有收下这份试卷', words, attempt.userPaperId, answers.code]) expect(text).toContain(part);
    await client.platform.clearFaults();
    await client.user.click(screen.getByRole('button', { name: '现在再试' }));
    await heading('交卷成功');
  });
});

it('a certificate that is not valid is why the paper waits, on the receipt as everywhere', async () => {
  let inspected = false;
  const network: typeof fetch = async (address, init) => {
    if (inspected) throw new Error('net::ERR_CERT_AUTHORITY_INVALID');
    return fetch(address, init);
  };
  client = await openApp('/userAgreement', { signedIn: learner, client: { parts: { fetch: network } } });
  attempt = await sitDemoExam(client.core);
  inspected = true;
  await handIn();
  await receipt();
  await heading('已封存在本机，等待网络');
  expect(
    await screen.findByText(/网站安全证书有问题.*不是由可信的机构签发的.*之后自动送达；.*答案不会丢/),
  ).toBeTruthy();
  expect(screen.queryByText(/网络断开了/)).toBeNull();
  inspected = false;
});
