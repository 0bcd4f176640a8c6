import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examPaths } from '#contract/paths/exam.ts';
import { openApp, type TestClient } from '../../support/app.ts';
import { startCore } from '../../support/core.ts';
import { beginAttempt, signInto, sitDemoExam } from '../../support/sitting.ts';

// A core, a platform and a page share two cores of a busy machine.

let client: TestClient;
afterEach(() => client.stop());

const exam = { examId: 'e-food-mock-2', bussinessId: 't-e-food-mock-2', type: '1' };
const query = new URLSearchParams(exam);

it('a paper that another computer began is said before it opens, and opens when the learner says so', async () => {
  client = await openApp(examPaths.list.to(), { signedIn: '13800017719' });
  // As another client does it: this one has no journal of the paper.
  await client.core.fetch(`/api/exam/v1/exam/joinExam?${query}`);
  await client.restart(`/exam/resdExam?${query}`);
  expect(await screen.findByText(/^这份试卷已于 .* 开始，本机没有它的答案$/)).toBeTruthy();
  await client.user.click(screen.getByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await client.user.click(screen.getByRole('button', { name: '下一步' }));

  const back = await screen.findByRole('button', { name: '返回，不打开' });
  expect(screen.getByText(/^计时从那时起一直在继续。/)).toBeTruthy();
  expect(screen.queryByText(/开始后计时/)).toBeNull();
  await client.user.click(back);
  await waitFor(() => expect(window.location.pathname).toBe('/examList'));
  await client.restart(`/exam/resdExam?${query}`);
  await client.user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await client.user.click(screen.getByRole('button', { name: '下一步' }));
  await client.user.click(await screen.findByRole('button', { name: '在这里继续' }));
  await screen.findByRole('button', { name: '交卷' });
});

it('a paper of this computer is not said to be of another', async () => {
  client = await openApp(examPaths.list.to(), { signedIn: '13800017719' });
  await client.restart(`/exam/resdExam?${query}`);
  await client.user.click(await screen.findByRole('checkbox', { name: '我已阅读并了解以上须知' }));
  await client.user.click(screen.getByRole('button', { name: '下一步' }));
  await screen.findByRole('button', { name: '开始考试' });
  expect(screen.queryByText(/本机没有它的答案/)).toBeNull();
});

it('where the tenant has calls for copies, the answers of the other computer are counted before, and come along', async () => {
  const paths = {
    saveAnswerCopies: '/exam/v1/userPaper/answerCopy/save',
    findAnswerCopies: '/exam/v1/userPaper/answerCopy/find',
  };
  const parts = { platformProfile: { paths } };
  client = await openApp(examPaths.list.to(), { signedIn: '13800010002', client: { parts } });
  const there = await startCore({ platformOrigin: client.platform.origin, parts });
  await signInto(there, '13800010002');
  const sat = await sitDemoExam(there, { most: 3 });
  const copies = async () => (await client.platform.log()).filter(({ id }) => id === 'saveAnswerCopies');
  await expect.poll(async () => (await copies()).length, { timeout: 5_000 }).toBeGreaterThan(0);
  // The computer breaks: nothing of it is left.
  await there.stop();
  const { examId, businessId: bussinessId, sourceType: type } = sat.exam;
  await client.restart(`/exam/resdExam?${new URLSearchParams({ examId, bussinessId, type })}`);
  expect(await screen.findByText(/平台已保存其中 3 题的答案，最近一次 [\d:]+，在这里继续时会一并带来/)).toBeTruthy();
  const here = await beginAttempt(client.core, sat.exam);
  const valuesOf = ({ answers }: typeof sat) => Object.entries(answers).map(([id, { value }]) => [id, value]);
  expect(Object.fromEntries(valuesOf(here))).toEqual(Object.fromEntries(valuesOf(sat)));
});

it('without such calls nothing is sent and nothing is asked', async () => {
  client = await openApp(examPaths.list.to(), { signedIn: '13800017719' });
  await sitDemoExam(client.core, { name: '食品安全管理员模拟考试（二）', most: 1 });
  const ids = (await client.platform.log()).map(({ id }) => id);
  expect(ids.filter((id) => id === 'saveAnswerCopies' || id === 'findAnswerCopies')).toEqual([]);
});
