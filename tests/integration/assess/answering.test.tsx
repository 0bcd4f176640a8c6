import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { assessPaths } from '#contract/paths/assess.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { assessRecord } from '../../support/assess-record.ts';

let client: TestClient;
afterEach(() => client.stop());

const fire = assessPaths.assess.to({ id: 'as-fire', refId: 'camp-fire', refType: '2' });
const care = assessPaths.assess.to({ id: 'as-care', refId: 'camp-care', refType: '2' });
const learner = '13800010002';

const open = async (address = fire, signedIn = learner) => {
  client = await openApp(address, { signedIn });
};
const press = async (name: string) => client.user.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => client.user.click(await screen.findByRole('radio', { name }));
const held = async (assessId = 'as-fire', account = 'u-010002') =>
  (await assessRecord(client.platform.origin, account, assessId)).at(-1);

async function begin(): Promise<void> {
  await press('开始作答');
  await screen.findByRole('heading', { name: '第 1 题，共 18 题' });
}

async function submit(): Promise<void> {
  await client.user.click((await screen.findAllByRole('button', { name: '提交测评' }))[0]!);
  const asked = await screen.findByRole('alertdialog', { name: '提交这次测评吗？' });
  await client.user.click(within(asked).getByRole('button', { name: '提交' }));
}

describe('/assess', () => {
  it('says what it is about, then asks one question after the other and keeps each answer', async () => {
    await open();
    await screen.findByRole('heading', { name: '消防设施操作员（四级）岗位能力测评' });
    await screen.findByText('18 题');
    await screen.findByText('15 分钟');
    await begin();
    await choose(/^D/u);
    await screen.findByText('答案已送达平台');
    await press('下一题');
    await screen.findByRole('heading', { name: '第 2 题，共 18 题' });
    await choose(/^B/u);
    screen.getByText('已答 2 / 18');
    await waitFor(async () => expect((await held())?.answers.map(({ answer }) => answer)).toEqual(['["D"]', '["B"]']));
    await client.user.click(screen.getByRole('button', { name: '第 1 题，已答' }));
    expect((await screen.findByRole('radio', { name: /^D/u })).getAttribute('aria-checked')).toBe('true');
  });

  it('opens on a platform that answers a bare list of questions under its own names', async () => {
    const options = ['从不', '有时', '总是'].map((text, at) => ({ label: 'ABC'[at], text }));
    const questions = [1, 2].map((id) => ({ questionId: id, questionType: 1, stem: `第 ${id} 问`, options }));
    const text = JSON.stringify({ code: 0, message: '', success: true, data: questions });
    const match = { id: 'assessUserAnswerQuestionList' };
    client = await openApp(fire, { signedIn: learner, faults: [{ match, mode: 'answer', text, times: 0 }] });
    await press('开始作答');
    await screen.findByRole('heading', { name: '第 1 题，共 2 题' });
    await choose(/从不/u);
    expect(await screen.findByText('已答 1 / 2')).toBeTruthy();
  });

  it('goes on after a restart where it was left, without the platform, and delivers once it is back', async () => {
    await open();
    await begin();
    await press('下一题');
    await screen.findByRole('heading', { name: '第 2 题，共 18 题' });
    await client.platform.stop();
    await choose(/^C/u);
    await screen.findByText('1 题的答案尚未送达平台');
    await client.restart(fire);
    await screen.findByRole('heading', { name: '第 2 题，共 18 题' });
    expect((await screen.findByRole('radio', { name: /^C/u })).getAttribute('aria-checked')).toBe('true');
    screen.getByText('1 题的答案尚未送达平台');
    await client.platform.start();
    await choose(/^D/u);
    await screen.findByText('答案已送达平台');
    expect((await held())?.answers).toMatchObject([{ question_id: 'as-fire-02', answer: '["D"]' }]);
  });

  it('shows what was answered on another computer', async () => {
    await open(care, '13800017719');
    await screen.findByRole('heading', { name: '第 5 题，共 12 题' });
    expect(screen.getByRole('button', { name: '第 4 题，已答' })).toBeTruthy();
    screen.getByText('已答 4 / 12');
  });

  it('asks before it is submitted, naming what is empty, and leads to the result', async () => {
    await open();
    await begin();
    await choose(/^E/u);
    await client.user.click(screen.getAllByRole('button', { name: '提交测评' })[0]!);
    const asked = await screen.findByRole('alertdialog', { name: '提交这次测评吗？' });
    expect(asked.textContent).toContain('还有 17 题没有作答：第 2、3、');
    await client.user.click(within(asked).getByRole('button', { name: '继续作答' }));
    expect((await held())?.submitted ?? false).toBe(false);
    await submit();
    await screen.findByText('测评已提交');
    expect(await held()).toMatchObject({ submitted: true, answers: [{ answer: '["E"]', saves: 1 }] });
    screen.getByRole('button', { name: '查看结果' });
  });

  it('whose replies are lost sends nothing twice and still ends', async () => {
    await open(fire, '13800010028');
    await begin();
    await choose(/^E/u);
    await waitFor(async () => expect((await held('as-fire', 'u-010028'))?.answers).toHaveLength(1));
    await submit();
    await screen.findByText('正在提交');
    // Each start asks the platform before anything is sent again.
    await client.restart(fire);
    await waitFor(async () => expect((await held('as-fire', 'u-010028'))?.submitted).toBe(true));
    await client.restart(fire);
    await screen.findByText('测评已提交');
    expect(await held('as-fire', 'u-010028')).toMatchObject({ submitted: true, answers: [{ saves: 1 }] });
  });

  it('that is refused says so in the words of the platform, and keeps the answer here', async () => {
    await open(fire, '13800010027');
    await begin();
    await choose(/^E/u);
    await screen.findByText('平台没有接收 1 题的答案');
    screen.getByText('平台提示：这个测评已停止作答');
    await submit();
    await screen.findByText('测评没有提交成功');
    expect(await held('as-fire', 'u-010027')).toBeUndefined();
  });

  it('that is over takes no answer, and one of another learner is not shown', async () => {
    await open(assessPaths.assess.to({ id: 'as-river', refId: 'camp-river', refType: '2' }), '13800017719');
    await screen.findByText('已到期，无法学习');
    expect(screen.queryByRole('radio')).toBeNull();
    await client.restart(assessPaths.assess.to({ id: 'as-none', refId: 'x', refType: '2' }));
    await screen.findByText('测评没有打开');
    screen.getByText(/可能已被撤回/u);
  });
});
